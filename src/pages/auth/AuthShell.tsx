import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { type Tab, Tabs } from '../../components/sections/Tabs.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';

interface AuthShellProps {
  readonly title: string;
  readonly text: string;
  readonly tabs: readonly Tab[];
}

/** What a signed-in page is for. It holds no data of anybody: that is fetched in the browser. */
export function AuthShell({ title, text, tabs, locale }: AuthShellProps & { readonly locale: Locale }) {
  const m = messagesFor(locale).auth;
  return (
    <>
      <PageTitle title={title} standfirst={text} />
      <Tabs label={m.area} tabs={tabs} />
      <p>{m.signedInOnly}</p>
      <noscript>
        <p>{m.scriptNeeded}</p>
      </noscript>
    </>
  );
}
