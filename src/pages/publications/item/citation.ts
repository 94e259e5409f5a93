import { formatDay, formatList } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firm } from '../../../platform/settings/firm.ts';

export interface Citation {
  /** After OSCOLA (4th edition, 3.4.8), without the day of access. */
  readonly oscola: string;
  readonly plain: string;
}

interface Cited {
  readonly title: string;
  readonly authors: readonly { readonly title: string }[];
  readonly publishedOn: string;
}

/** How a text is cited; `url` is its whole address. */
export function citationOf({ title, authors, publishedOn }: Cited, url: string, locale: Locale): Citation {
  const m = messagesFor(locale).publications.publication;
  const names = formatList(
    authors.map((author) => author.title),
    locale,
  );
  const values = { authors: names, title, firm: firm.name, date: formatDay(publishedOn, locale), url };
  return {
    oscola: (names ? m.oscola : m.oscolaNoAuthor)(values),
    plain: (names ? m.plain : m.plainNoAuthor)(values),
  };
}
