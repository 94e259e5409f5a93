import { firm } from '../../components/firm.ts';
import type { Notice } from '../../components/notices/Notices.tsx';
import { type Labelled, present, type Section } from '../../components/sections/section.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { cardsOf, labelled, peopleOf } from '../cards.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import type { HomePageQuery } from './query.gen.ts';

export interface HomePageProps {
  readonly title: string;
  readonly text: string | null;
  readonly lang: string | undefined;
  readonly notices: readonly Notice[];
  readonly find: Labelled;
  readonly audiences: readonly {
    readonly title: string;
    readonly text: string | null;
    readonly pages: readonly Labelled[];
  }[];
  readonly sections: readonly Section[];
  readonly offices: readonly Labelled[];
}

export function homeView(data: HomePageQuery, request: PageRequest): PageView<HomePageProps> | null {
  const { home, publications, events, offices } = data;
  if (!home) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  const chosen = home.featured.filter(({ url }) => url !== null);
  const latest = publications.nodes.filter(({ id }) => !chosen.some((record) => record.id === id));
  return {
    head: {
      ...headOf(home, request, { title: firm.name, jsonLd: siteJsonLd(linkTo('search', {}, locale)) }),
      description: home.heroText ?? home.summary ?? undefined,
    },
    props: {
      title: home.heroTitle,
      text: home.heroText,
      lang: langOf(home.locale, locale),
      notices: noticesOf(home, locale),
      find: { text: m.home.findLawyer, url: linkTo('people-list', {}, locale) },
      audiences: home.audiences.map(({ title, text, pages }) => ({
        title,
        text,
        pages: pages.flatMap((page) => (page.url ? [labelled(page, locale)] : [])),
      })),
      sections: present([
        { kind: 'cards', id: 'featured', heading: m.record.featured, cards: cardsOf(chosen, locale, true) },
        {
          kind: 'cards',
          id: 'latest',
          heading: m.home.latest,
          cards: cardsOf(latest, locale),
          more: { text: m.home.allPublications, url: linkTo('publications-list', {}, locale) },
        },
        {
          kind: 'cards',
          id: 'events',
          heading: m.home.events,
          cards: cardsOf(events.nodes, locale),
          more: { text: m.home.allEvents, url: linkTo('events-list', {}, locale) },
        },
        { kind: 'people', id: 'people', heading: m.home.people, people: peopleOf(home.people, locale) },
      ]),
      offices: offices.nodes.map((office) => labelled(office, locale)),
    },
  };
}

function siteJsonLd(search: string): object[] {
  return [
    { '@type': 'LegalService', '@id': '/#firm', name: firm.name, url: '/' },
    {
      '@type': 'WebSite',
      name: firm.shortName,
      url: '/',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${search}?q={query}`,
        'query-input': 'required name=query',
      },
    },
  ];
}
