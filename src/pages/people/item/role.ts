import { formatList } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';

interface Role {
  readonly jobTitle: string;
  readonly offices: readonly { readonly title: string }[];
}

/** Where somebody is; a place that their title names already is not said again. */
export function placesBeside({ jobTitle, offices }: Role): string[] {
  return offices.map(({ title }) => title).filter((title) => !jobTitle.includes(title));
}

/** What somebody is and where. */
export function roleOf(role: Role, locale: Locale): string {
  return formatList([role.jobTitle, ...placesBeside(role)], locale, 'unit');
}
