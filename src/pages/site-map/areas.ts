import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { kindOf, type WorkKind } from '../works/kind.ts';
import { type Leaf, leavesOf, letterOf, type Node, rooted } from './leaves.ts';
import type { SiteMapQuery } from './query.gen.ts';

/** In the order of the overview; each is a value of `?area=`. */
export const areaIds = [
  'areas',
  'people',
  'sectors',
  'services',
  'navigator',
  'publications',
  'features',
  'products',
  'blog',
  'news',
  'events',
  'training',
  'locations',
  'offices',
  'graduates',
] as const;
export type AreaId = (typeof areaIds)[number];

export function headingOf(id: AreaId, locale: Locale): string {
  const { navigation, search } = messagesFor(locale);
  return id === 'areas' ? search.siteMap.areas : navigation[id];
}

export interface Area {
  readonly id: AreaId;
  /** How many pages a list has, some of which are here, and whose names the database compares; null: all are here. */
  readonly total: number | null;
  /** One without a heading, or one for each letter or year. */
  readonly parts: readonly { readonly heading: string; readonly leaves: readonly Leaf[] }[];
}

interface List<N> {
  readonly totalCount: number;
  readonly nodes: readonly N[];
}

/** Areas that were asked for and have pages: people by letter, what is dated by year. */
export function areasOf(data: SiteMapQuery, locale: Locale): Area[] {
  const tree = (nodes: readonly Node[] = []) => ({
    total: null,
    parts: [{ heading: '', leaves: leavesOf(nodes, locale) }],
  });
  const list = <N extends Node>(
    found: List<N> | null | undefined,
    by: (node: N) => string = () => '',
    others = '',
  ) => ({ total: found?.totalCount ?? 0, parts: partsOf(found?.nodes ?? [], by, others, locale) });
  const { others } = messagesFor(locale).search.siteMap;
  const works = (kind: WorkKind) => data.works?.nodes.filter((work) => kindOf(work) === kind);
  const areas: Readonly<Record<AreaId, Omit<Area, 'id'>>> = {
    areas: tree(data.sections?.nodes.filter(({ url }) => !unlisted(locale).includes(url ?? ''))),
    people: list(data.people, letterOf, others),
    sectors: tree(rooted(data.sectors?.nodes ?? [])),
    services: tree(rooted(data.services?.nodes ?? [])),
    navigator: tree(data.navigatorServices?.nodes),
    publications: list(data.publications, yearOfDay),
    features: tree(works('feature')),
    products: tree(works('product')),
    blog: list(data.blogPosts, yearOfDay),
    news: list(data.newsItems, yearOfDay),
    events: list(data.events, ({ startsAt }) => startsAt.slice(0, 4)),
    training: tree(data.trainingSeriesList?.nodes),
    locations: list(data.locations),
    offices: list(data.offices),
    graduates: list(data.graduatePages),
  };
  return areaIds
    .map((id) => ({ id, ...areas[id] }))
    .filter(({ parts }) => parts.some(({ leaves }) => leaves.length > 0));
}

/** What is kept from search engines too: answers to forms, and links for the firm's own staff. */
const unlisted = (locale: Locale) => [linkTo('thank-you', {}, locale), linkTo('remote', {}, locale)];

const yearOfDay = ({ publishedOn }: { readonly publishedOn: string }) => publishedOn.slice(0, 4);

/** Under letters from A, what has none at the end; under years from the newest back. */
function partsOf<N extends Node>(
  nodes: readonly N[],
  by: (node: N) => string,
  others: string,
  locale: Locale,
): Area['parts'] {
  return [...Map.groupBy(nodes, by)]
    .sort(([one], [other]) => inOrder(one, other))
    .map(([heading, its]) => ({ heading: heading || others, leaves: leavesOf(its, locale) }));
}

function inOrder(one: string, other: string): number {
  if (one === '' || other === '') return one === '' ? 1 : -1;
  const isYear = /^\d/.test(one);
  return one < other === isYear ? 1 : -1;
}
