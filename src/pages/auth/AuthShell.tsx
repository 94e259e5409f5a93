import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';

export interface AuthShellProps {
  readonly title: string;
  readonly text: string;
}

/** What a signed-in page is for. It holds no data of anybody: that is fetched in the browser. */
export function AuthShell({ title, text, locale }: AuthShellProps & { readonly locale: Locale }) {
  const m = messagesFor(locale).auth;
  return (
    <>
      <PageTitle title={title} standfirst={text} />
      <p>{m.signedInOnly}</p>
      <noscript>
        <p>{m.scriptNeeded}</p>
      </noscript>
    </>
  );
}
