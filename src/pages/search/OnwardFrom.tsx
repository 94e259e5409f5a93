import { EmptyState } from '../../components/listing/EmptyState.tsx';
import { Label } from '../../components/sections/Label.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import type { Labelled } from '../../components/sections/section.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Onward } from './onward.ts';

/** In the place of results: what else to look for, where, and whom to ask. */
export function OnwardFrom({ near, elsewhere, desk, pages, locale }: Onward & { readonly locale: Locale }) {
  const m = messagesFor(locale).search.onward;
  return (
    <EmptyState text={m.text}>
      <Links heading={m.near} links={near} />
      <Links heading={m.elsewhere} links={elsewhere} />
      {desk && (
        <>
          <h2 className="title-3">
            <Label {...desk.page} />
          </h2>
          <MetaList rows={desk.rows} />
        </>
      )}
      <Links heading={m.pages} links={pages} />
    </EmptyState>
  );
}

function Links({ heading, links }: { readonly heading: string; readonly links: readonly Labelled[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h2 className="title-3">{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <Label {...link} />
          </li>
        ))}
      </ul>
    </>
  );
}
