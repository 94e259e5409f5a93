import { messagesFor } from '../../i18n/messages.ts';
import { Island } from '../../islands/kit/Island.tsx';
import { island as searchSuggestions } from '../../islands/SearchSuggestions.island.tsx';
import { linkTo } from '../../routing/links.ts';
import { type Locale, localeFacts } from '../../routing/locales.ts';

/** The search box in the head of every page; once somebody turns to it, it suggests while they type. */
export function SiteSearch({ locale }: { readonly locale: Locale }) {
  const { label, placeholder, button, suggestions, count, none, failed } = messagesFor(locale).search;
  return (
    <Island
      of={searchSuggestions}
      on="interaction"
      props={{
        locale,
        tag: localeFacts[locale].tag,
        action: linkTo('search', {}, locale),
        texts: { label, placeholder, button, suggestions, count: { ...count }, none, failed },
      }}
    />
  );
}
