import type { SideLink } from '../../../../components/layout/SideNavigation.tsx';
import type { Locale } from '../../../../i18n/locales.ts';
import { messagesFor } from '../../../../i18n/messages.ts';
import { labelled, type NamedRecord } from '../cards.ts';

/** The fragment `TreeEntry`. */
type TreeEntry = NamedRecord & { readonly depth: number };

/** The area's part of the page: what it is called, and its pages, opened on the way to the one shown. */
export interface SideTree {
  readonly heading: string;
  /** What it is, for those who do not see where it stands. */
  readonly label: string;
  readonly links: readonly SideLink[];
}

/** From the fragment `SideTree`; null for a page that stands alone (spec §2, pages to five levels). */
export function sideTreeOf(
  { id, sideTree: [area, ...entries] }: { readonly id: string; readonly sideTree: readonly TreeEntry[] },
  locale: Locale,
): SideTree | null {
  const links = linksAt(1, entries, id, locale);
  const isAlone = links.length < 2 && (links[0]?.children ?? []).length === 0;
  if (isAlone || !area) return null;
  return { heading: area.title, label: messagesFor(locale).navigation.inThisSection, links };
}

/** The entries at a depth, each with those that follow it deeper; those without an address are left out. */
function linksAt(depth: number, entries: readonly TreeEntry[], current: string, locale: Locale): SideLink[] {
  const starts = entries.flatMap((entry, at) => (entry.depth === depth ? [at] : []));
  return starts.flatMap((start, index) => {
    const [entry, ...below] = entries.slice(start, starts[index + 1]);
    if (!entry) return [];
    const { text, url, lang, inEnglish } = labelled(entry, locale);
    if (!url) return [];
    return [
      {
        text,
        url,
        lang,
        inEnglish,
        current: entry.id === current,
        children: linksAt(depth + 1, below, current, locale),
      },
    ];
  });
}
