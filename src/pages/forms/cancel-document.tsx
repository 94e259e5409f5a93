import { Button } from '../../components/controls/Button.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { renderDocument } from '../document/document.tsx';
import type { AroundForm } from './form-document.tsx';

/** A registration that somebody has the link to. */
export interface EndedRegistration {
  /** Of the event. */
  readonly title: string;
  readonly isEnded: boolean;
}

interface AroundCancel extends AroundForm {
  /** Without language. */
  readonly path: string;
  /** Of the link. */
  readonly search: string;
}

/** Asks whether a registration is to end, or says that it has; null: the link leads nowhere. Opening it changes nothing. */
export function cancelDocument(shown: EndedRegistration | null, around: AroundCancel): string {
  const { locale, path, search } = around;
  const { events, navigation } = messagesFor(locale);
  const m = events.register;
  const title = shown === null ? m.noLink : shown.isEnded ? m.ended : m.end;
  const text = shown === null ? m.noLinkText : shown.isEnded ? m.endedText(shown) : m.endText(shown);
  return renderDocument({
    ...around,
    languages: 'site',
    area: 'events',
    content: (
      <>
        <PageTitle title={title} standfirst={text} />
        {shown && !shown.isEnded && (
          <form method="post">
            <Button kind="solid">{m.endNow}</Button>
          </form>
        )}
      </>
    ),
    head: {
      title,
      noindex: true,
      breadcrumbs: [{ title: navigation.home, url: addressOf(locale, '/') }],
      alternates: siteLocales.map((other) => ({ locale: other, url: addressOf(other, path) + search })),
    },
  });
}
