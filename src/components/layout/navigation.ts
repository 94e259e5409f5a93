import type { Locale } from '../../i18n/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { footerLines, legalLines, siteLines } from './navigation-lines.ts';
import type { Line, Panel } from './navigation-panels.ts';

export interface NavigationLink {
  readonly text: string;
  readonly url: string;
}

export interface NavigationItem extends NavigationLink {
  /** The areas whose pages mark this item as current. */
  readonly areas: readonly string[];
  /** What stands in the item's panel. */
  readonly panel?: {
    readonly text: string;
    readonly groups: readonly NavigationGroup[];
  };
}

interface NavigationGroup {
  readonly heading: string;
  readonly links: readonly NavigationLink[];
}

/** The header's items: the site's areas. */
export function mainNavigation(m: Messages, locale: Locale): NavigationItem[] {
  return siteLines.map(({ line, areas, panel }) => ({
    ...linkOf(line, m, locale),
    areas,
    ...(panel && { panel: panelOf(panel, m, locale) }),
  }));
}

/** The footer's groups of links. */
export function footerNavigation(m: Messages, locale: Locale) {
  return { groups: groupsOf(footerLines, m, locale), legal: linksOf(legalLines, m, locale) };
}

function panelOf({ text, groups }: Panel, m: Messages, locale: Locale) {
  return { text: text(m), groups: groupsOf(groups, m, locale) };
}

function groupsOf(groups: Panel['groups'], m: Messages, locale: Locale): NavigationGroup[] {
  return groups.map(([heading, lines]) => ({ heading: heading(m), links: linksOf(lines, m, locale) }));
}

function linksOf(lines: readonly Line[], m: Messages, locale: Locale): NavigationLink[] {
  return lines.map((line) => linkOf(line, m, locale));
}

function linkOf([text, route]: Line, m: Messages, locale: Locale): NavigationLink {
  return { text: text(m), url: linkTo(route, {}, locale) };
}
