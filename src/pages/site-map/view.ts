import type { Notice } from '../../components/notices/Notices.tsx';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import type { SiteMapQuery } from './query.gen.ts';

export interface Leaf {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly lang: string | undefined;
  readonly children: readonly Leaf[];
}

export interface SiteMapPageProps {
  readonly title: string;
  readonly standfirst: string | null;
  readonly lang: string | undefined;
  readonly notices: readonly Notice[];
  readonly groups: readonly {
    readonly id: string;
    readonly heading: string;
    readonly leaves: readonly Leaf[];
  }[];
}

/** Every page of the site as a tree, by kind. */
export function siteMapView(data: SiteMapQuery, request: PageRequest): PageView<SiteMapPageProps> | null {
  const { record } = data;
  if (!record) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  const lists = [
    ['areas', m.siteMap.areas, data.sections],
    ['people', m.navigation.people, data.people],
    ['sectors', m.navigation.sectors, rooted(data.sectors)],
    ['services', m.navigation.services, rooted(data.services)],
    ['navigator', m.navigation.navigator, data.navigatorServices],
    ['publications', m.navigation.publications, data.publications],
    ['works', m.navigation.features, data.works],
    ['blog', m.navigation.blog, data.blogPosts],
    ['news', m.navigation.news, data.newsItems],
    ['events', m.navigation.events, data.events],
    ['training', m.navigation.training, data.trainingSeriesList],
    ['locations', m.navigation.locations, data.locations],
    ['offices', m.navigation.offices, data.offices],
    ['graduates', m.navigation.graduates, data.graduatePages],
  ] as const;
  return {
    head: headOf(record, request),
    props: {
      title: record.title,
      standfirst: record.summary,
      lang: langOf(record.locale, locale),
      notices: noticesOf(record, locale),
      groups: lists.flatMap(([id, heading, { nodes }]) => {
        const leaves = leavesOf(nodes, locale);
        return leaves.length > 0 ? [{ id, heading, leaves }] : [];
      }),
    },
  };
}

interface Node {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly url: string | null;
  readonly children?: readonly Node[];
}

/** Sectors and services come as a flat list that says whose part each is. */
function rooted<N extends Node & { readonly parent: { readonly id: string } | null }>(list: {
  readonly nodes: readonly N[];
}): { readonly nodes: readonly Node[] } {
  const below = (id: string | undefined): Node[] =>
    list.nodes
      .filter(({ parent }) => parent?.id === id)
      .map((node) => ({ ...node, children: below(node.id) }));
  return { nodes: below(undefined) };
}

function leavesOf(nodes: readonly Node[], locale: Locale): Leaf[] {
  return nodes.flatMap(({ id, title, url, locale: own, children = [] }) =>
    url === null ? [] : [{ id, title, url, lang: langOf(own, locale), children: leavesOf(children, locale) }],
  );
}
