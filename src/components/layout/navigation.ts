import { defaultLocale, isSiteLocale, type Locale } from '../../i18n/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import { CONSENT_PATH } from '../consent/consent.ts';
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
export function footerNavigation(m: Messages, locale: Locale): NavigationGroup[] {
  return groupsOf(footerLines, m, locale);
}

/**
 * The footer's links to what the law asks for.
 *
 * @param asksConsent whether there is something to choose: what may be counted
 */
export function legalLinks(m: Messages, locale: Locale, asksConsent: boolean): NavigationLink[] {
  const choose = {
    text: m.page.consent.title,
    url: addressOf(isSiteLocale(locale) ? locale : defaultLocale, CONSENT_PATH),
  };
  return [...linksOf(legalLines, m, locale), ...(asksConsent ? [choose] : [])];
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
