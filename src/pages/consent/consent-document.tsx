import { CONSENT_PATH, type Purpose, purposes } from '../../components/consent/consent.ts';
import { Button, ButtonRow } from '../../components/controls/Button.tsx';
import { Choices } from '../../components/controls/Field.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import { renderDocument } from '../document/document.tsx';
import type { AroundForm } from '../forms/form-document.tsx';

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
export function consentDocument({ agreed, hasObjected, isSaved }: ShownConsent, around: AroundForm): string {
  const { locale } = around;
  const { navigation, page } = messagesFor(locale);
  const m = page.consent;
  const said = hasObjected ? m.objected : isSaved ? m.saved : null;
  return renderDocument({
    ...around,
    path: CONSENT_PATH,
    languages: 'site',
    area: null,
    content: (
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
    ),
    head: {
      title: m.title,
      noindex: true,
      breadcrumbs: [{ title: navigation.home, url: addressOf(locale, '/') }],
      alternates: siteLocales.map((other) => ({ locale: other, url: addressOf(other, CONSENT_PATH) })),
    },
  });
}
