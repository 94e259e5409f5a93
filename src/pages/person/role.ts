import { formatList } from '../../i18n/format.ts';
import type { Locale } from '../../routing/locales.ts';

interface Role {
  readonly jobTitle: string;
  readonly offices: readonly { readonly title: string }[];
}

/** What somebody is and where; a place that their title names already is not said again. */
export function roleOf({ jobTitle, offices }: Role, locale: Locale): string {
  const places = offices.map(({ title }) => title).filter((title) => !jobTitle.includes(title));
  return formatList([jobTitle, ...places], locale, 'unit');
}
