import { Button } from '../../components/controls/Button.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import type { Position } from '../../forms/applications/position.ts';
import { type ApplicationStatus, STATUS_PATH } from '../../forms/applications/status.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { type AroundPage, unlistedDocument } from '../document/unlisted-document.tsx';
import { OpenPositions } from './OpenPositions.tsx';

/** An application by the key of its link; that it was withdrawn; or that a link leads nowhere. */
export type ShownStatus =
  | { readonly key: string; readonly status: ApplicationStatus; readonly position: Position | null }
  | 'withdrawn'
  | 'over';

/** The page behind the link of a receipt: how far an application is, and a button that takes it back. */
export function statusDocument(shown: ShownStatus, around: AroundPage): string {
  const { locale } = around;
  const { contact } = messagesFor(locale);
  const m = contact.forms.status;
  const search = typeof shown === 'string' ? '' : `?key=${shown.key}`;
  const position = typeof shown === 'string' ? null : shown.position;
  const title = typeof shown === 'string' ? m[shown] : m.title;
  const content = (
    <>
      <PageTitle
        title={title}
        standfirst={typeof shown === 'string' ? m[`${shown}Text`] : position?.title}
        lang={position ? langOf(position.locale, locale) : undefined}
        titleLang={null}
      />
      {typeof shown === 'string' ? (
        <OpenPositions locale={locale} />
      ) : (
        <div className="prose">
          <p>{contact.forms.reference({ reference: shown.status.reference })}</p>
          <p>{m[shown.status.state]}</p>
          <h2>{m.withdraw}</h2>
          <p>{m.withdrawText}</p>
          <form method="post" action={addressOf(locale, STATUS_PATH) + search}>
            <Button>{m.withdraw}</Button>
          </form>
        </div>
      )}
    </>
  );
  return unlistedDocument({ title, area: 'careers', path: STATUS_PATH, search, content }, around);
}
