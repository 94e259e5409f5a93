import { expect, it } from 'vitest';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { routes } from '../../routing/routes.ts';
import { footerNavigation, legalLinks, mainNavigation } from './navigation.ts';

const m = messagesFor('fr-fr');
const header = mainNavigation(m, 'fr-fr');
const panels = header.flatMap(({ panel }) => panel?.groups ?? []);
const groups = footerNavigation(m, 'fr-fr');
const legal = legalLinks(m, 'fr-fr', true);
const everywhere = [...header, ...[...panels, ...groups].flatMap(({ links }) => links), ...legal];

it('reaches the first page of every area from every page, in the reader’s language', () => {
  const reached = new Set(everywhere.map(({ url }) => url));
  const areas = routes.filter(({ kind, name }) => kind === 'list' && name !== 'search');
  expect(areas.length).toBeGreaterThan(15);
  const missing = areas.filter(({ name }) => !reached.has(linkTo(name, {}, 'fr-fr')));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

it('marks each area in one place of the header at most', () => {
  const areas = header.flatMap((item) => item.areas);
  expect(new Set(areas).size).toBe(areas.length);
});

it('has no link twice in a panel', () => {
  for (const { panel } of header) {
    const urls = (panel?.groups ?? []).flatMap(({ links }) => links.map(({ url }) => url));
    expect(new Set(urls).size).toBe(urls.length);
  }
});
