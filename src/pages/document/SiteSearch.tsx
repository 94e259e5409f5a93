import { Island } from '../../browser/islands/kit/Island.tsx';
import { island as searchSuggestions } from '../../browser/islands/SearchSuggestions.island.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';

/** As many as `suggest.graphql` asks for. */
const MOST_SUGGESTIONS = 8;

/** The search box in the head of every page; once somebody turns to it, it suggests while they type. */
export function SiteSearch({ locale }: { readonly locale: Locale }) {
  const { label, placeholder, button, suggestions, count, none, failed, recent } = messagesFor(locale).search;
  const counts = Array.from({ length: MOST_SUGGESTIONS }, (_, before) => count({ count: before + 1 }));
  return (
    <Island
      of={searchSuggestions}
      on="interaction"
      props={{
        locale,
        action: linkTo('search', {}, locale),
        texts: {
          label,
          placeholder,
          button,
          suggestions,
          counts,
          none,
          failed,
          recent: recent.title,
          stop: recent.stop,
        },
      }}
    />
  );
}
