import type { CardProps } from '../../components/sections/section.ts';
import { type CardRecord, cardsOf } from '../cards.ts';
import type { PageRequest } from '../page-module.ts';
import type { ListName } from './lists.ts';
import type { ListPageQuery } from './query.gen.ts';

interface List {
  readonly count: number;
  readonly cards: readonly CardProps[];
  /** Whether more of it is on further pages; short lists are shown whole. */
  readonly isPaged: boolean;
}

/** One list of the page, its nodes as cards with what their type adds. */
export function listOf(name: ListName, data: ListPageQuery, request: PageRequest): List {
  const { locale } = request;
  switch (name) {
    case 'navigatorServices':
      return paged(data[name], (nodes) => drawn(cardsOf(nodes, locale)));
    default:
      return paged<CardRecord>(data[name], (nodes) => cardsOf(nodes, locale));
  }
}

/** Few enough to be shown with their drawings. */
export function drawn(cards: readonly CardProps[]): CardProps[] {
  return cards.map((card) => ({ ...card, art: card.id }));
}

interface Connection<Node> {
  readonly totalCount: number;
  readonly nodes: readonly Node[];
}

function paged<Node>(
  connection: Connection<Node> | null | undefined,
  cards: (nodes: readonly Node[]) => CardProps[],
): List {
  return { count: connection?.totalCount ?? 0, cards: cards(connection?.nodes ?? []), isPaged: true };
}
