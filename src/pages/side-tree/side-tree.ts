import type { SideLink } from '../../components/layout/SideNavigation.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import type { NamedRecord } from '../cards.ts';
import { labelled } from '../cards.ts';

/** A record with what lies below it, and above. */
interface TreeNode extends NamedRecord {
  readonly children: readonly NamedRecord[];
  readonly parent?: TreeNode | null;
}

/** The area's part of the page: what it is called, and its pages, opened on the way to the one shown. */
export interface SideTree {
  readonly heading: string;
  /** What it is, for those who do not see where it stands. */
  readonly label: string;
  readonly links: readonly SideLink[];
}

/** From the fragment `SideTree`; null for a page that stands alone (spec §2, pages to five levels). */
export function sideTreeOf(record: TreeNode, locale: Locale): SideTree | null {
  let links = linksOf(record.children, record.id, record.id, [], locale);
  let inside: TreeNode = record;
  while (inside.parent) {
    links = linksOf(inside.parent.children, record.id, inside.id, links, locale);
    inside = inside.parent;
  }
  const isAlone = links.length < 2 && (links[0]?.children ?? []).length === 0;
  if (isAlone || inside === record) return null;
  return { heading: inside.title, label: messagesFor(locale).navigation.inThisSection, links };
}

function linksOf(
  records: readonly NamedRecord[],
  current: string,
  open: string,
  below: readonly SideLink[],
  locale: Locale,
): SideLink[] {
  return records.flatMap((record) => {
    const { text, url, lang } = labelled(record, locale);
    if (!url) return [];
    return [{ text, url, lang, current: record.id === current, children: record.id === open ? below : [] }];
  });
}
