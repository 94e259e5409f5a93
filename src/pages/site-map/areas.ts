import type { Labelled } from '../../components/sections/section.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { kindOf, type WorkKind } from '../works/kind.ts';
import { type Leaf, leavesOf, letterOf, type Node, rooted } from './leaves.ts';
import type { SiteMapQuery } from './query.gen.ts';

interface Area {
  readonly id: string;
  readonly heading: string;
  readonly parts: readonly { readonly heading: string; readonly leaves: readonly Leaf[] }[];
  readonly more: Labelled | null;
}

interface List<N> {
  readonly totalCount?: number;
  readonly nodes: readonly N[];
}

/** All that the site has, by kind: people by letter, what is dated by year. */
export function areasOf(data: SiteMapQuery, locale: Locale): Area[] {
  const {
    navigation,
    search: { siteMap },
  } = messagesFor(locale);
  const whole = (list: List<unknown>, url: string) =>
    (list.totalCount ?? 0) > list.nodes.length ? { text: siteMap.whole, url } : null;
  const plain = (id: string, heading: string, nodes: readonly Node[]): Area => ({
    id,
    heading,
    parts: [{ heading: '', leaves: leavesOf(nodes, locale) }],
    more: null,
  });
  const split = <N extends Node>(
    id: string,
    heading: string,
    list: List<N>,
    by: (node: N) => string,
  ): Area => ({
    ...plain(id, heading, []),
    parts: partsOf(list.nodes, by, siteMap.others, locale),
  });
  const areas: Area[] = [
    plain(
      'areas',
      siteMap.areas,
      data.sections.nodes.filter(({ url }) => !unlisted(locale).includes(url ?? '')),
    ),
    {
      ...split('people', navigation.people, data.people, letterOf),
      more: whole(data.people, linkTo('people-list', {}, locale)),
    },
    plain('sectors', navigation.sectors, rooted(data.sectors.nodes)),
    plain('services', navigation.services, rooted(data.services.nodes)),
    plain('navigator', navigation.navigator, data.navigatorServices.nodes),
    {
      ...newestFirst(split('publications', navigation.publications, data.publications, yearOfDay)),
      more: whole(data.publications, linkTo('publications-list', {}, locale)),
    },
    plain('features', navigation.features, worksOf(data, 'feature')),
    plain('products', navigation.products, worksOf(data, 'product')),
    newestFirst(split('blog', navigation.blog, data.blogPosts, yearOfDay)),
    {
      ...newestFirst(split('news', navigation.news, data.newsItems, yearOfDay)),
      more: whole(data.newsItems, linkTo('news-list', {}, locale)),
    },
    newestFirst(split('events', navigation.events, data.events, ({ startsAt }) => startsAt.slice(0, 4))),
    plain('training', navigation.training, data.trainingSeriesList.nodes),
    plain('locations', navigation.locations, data.locations.nodes),
    plain('offices', navigation.offices, data.offices.nodes),
    plain('graduates', navigation.graduates, data.graduatePages.nodes),
  ];
  return areas.filter(({ parts }) => parts.some(({ leaves }) => leaves.length > 0));
}

const worksOf = ({ works }: SiteMapQuery, kind: WorkKind) =>
  works.nodes.filter((work) => kindOf(work) === kind);

/** What is kept from search engines too: answers to forms, and links for the firm's own staff. */
const unlisted = (locale: Locale) => [linkTo('thank-you', {}, locale), linkTo('remote', {}, locale)];

const yearOfDay = ({ publishedOn }: { readonly publishedOn: string }) => publishedOn.slice(0, 4);

/** Letters or years in their order; what has none comes last. */
function partsOf<N extends Node>(
  nodes: readonly N[],
  by: (node: N) => string,
  others: string,
  locale: Locale,
) {
  const headings = [...new Set(nodes.map(by))].sort((one, other) =>
    one === '' ? 1 : other === '' ? -1 : one < other ? -1 : 1,
  );
  return headings.map((heading) => ({
    heading: heading || others,
    leaves: leavesOf(
      nodes.filter((node) => by(node) === heading),
      locale,
    ),
  }));
}

function newestFirst(area: Area): Area {
  return { ...area, parts: area.parts.toReversed() };
}
