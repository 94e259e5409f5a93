import { CONSENT_PATH, type Purpose, purposes } from '../../../components/consent/consent.ts';
import { Button, ButtonRow } from '../../../components/controls/Button.tsx';
import { Choices } from '../../../components/controls/Field.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf, linkTo } from '../../../routing/links.ts';
import { type AroundPage, unlistedDocument } from '../../document/unlisted-document.tsx';

/** What is known of a reader's choice. */
export interface ShownConsent {
  /** Null: nobody has answered, and nothing is counted. */
  readonly agreed: readonly Purpose[] | null;
  /** The browser says that its reader is not to be followed: nothing is counted, whatever was chosen. */
  readonly hasObjected: boolean;
  /** It was chosen a moment ago. */
  readonly isSaved: boolean;
}

/** Where a reader chooses what may be counted, by purpose: at any time, and without a script. */
export function consentDocument({ agreed, hasObjected, isSaved }: ShownConsent, around: AroundPage): string {
  const { locale } = around;
  const { navigation, page } = messagesFor(locale);
  const m = page.consent;
  const said = hasObjected ? m.objected : isSaved ? m.saved : null;
  const content = (
    <>
      <PageTitle title={m.title} standfirst={m.text} />
      <form method="post" className="prose" action={addressOf(locale, CONSENT_PATH)}>
        {said && <p role="status">{said}</p>}
        <Choices
          legend={m.purposes}
          name="purpose"
          type="checkbox"
          choices={purposes.map((purpose) => ({
            value: purpose,
            label: m[purpose],
            checked: agreed?.includes(purpose) ?? false,
          }))}
        />
        <p>
          {m.needed} <a href={linkTo('legal-cookie-policy', {}, locale)}>{navigation.cookies}</a>
        </p>
        <ButtonRow>
          <Button kind="solid" name="answer" value="chosen">
            {m.save}
          </Button>
          <Button name="answer" value="all">
            {m.accept}
          </Button>
          <Button name="answer" value="none">
            {m.refuse}
          </Button>
        </ButtonRow>
      </form>
    </>
  );
  return unlistedDocument({ path: CONSENT_PATH, title: m.title, area: null, content }, around);
}
