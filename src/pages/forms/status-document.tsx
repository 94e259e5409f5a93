import { Button } from '../../components/controls/Button.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { type ApplicationStatus, STATUS_PATH } from '../../forms/applications/status.ts';
import { siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { renderDocument } from '../document/document.tsx';
import type { AroundForm, ShownForm } from './form-document.tsx';

/** An application by the key of its link; that it was withdrawn; or that a link leads nowhere. */
export type ShownStatus =
  | { readonly key: string; readonly status: ApplicationStatus; readonly position: ShownForm['subject'] }
  | 'withdrawn'
  | 'over';

/** The page behind the link of a receipt: how far an application is, and a button that takes it back. */
export function statusDocument(shown: ShownStatus, around: AroundForm): string {
  const { locale } = around;
  const { navigation, contact } = messagesFor(locale);
  const m = contact.forms.status;
  const search = typeof shown === 'string' ? '' : `?key=${shown.key}`;
  const title = typeof shown === 'string' ? m[shown] : m.title;
  return renderDocument({
    ...around,
    path: STATUS_PATH,
    languages: 'site',
    area: 'careers',
    content: (
      <>
        <PageTitle
          title={title}
          standfirst={typeof shown === 'string' ? null : shown.position?.title}
          lang={typeof shown === 'string' ? undefined : shown.position?.lang}
          titleLang={null}
        />
        {typeof shown === 'string' ? (
          <p>{m[`${shown}Text`]}</p>
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
    ),
    head: {
      title,
      noindex: true,
      breadcrumbs: [{ title: navigation.home, url: addressOf(locale, '/') }],
      alternates: siteLocales.map((other) => ({
        locale: other,
        url: addressOf(other, STATUS_PATH) + search,
      })),
    },
  });
}
