import type { CardProps, Labelled } from '../../components/sections/section.ts';
import { choiceLabel } from '../../i18n/choices.ts';
import { fill } from '../../i18n/fill.ts';
import { formatInstant, formatMoney } from '../../i18n/format.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import { type CardRecord, cardOf, cardsOf, labelled } from '../cards.ts';
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
    case 'works': {
      const wanted = request.route.name !== 'products-list';
      const nodes = (data.works?.nodes ?? []).filter(({ product }) => Boolean(product?.feature) === wanted);
      return whole(drawn(cardsOf(nodes, locale)));
    }
    case 'sectors':
    case 'services':
      return whole(treeOf(data[name]?.nodes ?? [], locale));
    case 'deals':
      return paged(data.deals, (nodes) => withFacts(nodes, locale, (deal) => dealFacts(deal, locale)));
    case 'jobs':
      return paged(data.jobs, (nodes) => withFacts(nodes, locale, (job) => jobFacts(job, locale)));
    case 'trainingSeriesList':
    case 'navigatorServices':
      return paged(data[name], (nodes) => drawn(cardsOf(nodes, locale)));
    default:
      return paged(data[name], (nodes) => cardsOf(nodes, locale));
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

function whole(cards: readonly CardProps[]): List {
  return { count: cards.length, cards, isPaged: false };
}

function withFacts<Node extends CardRecord>(
  nodes: readonly Node[],
  locale: Locale,
  factsOf: (node: Node) => Labelled[],
): CardProps[] {
  return nodes.map((node) => ({ ...cardOf(node, locale), facts: factsOf(node) }));
}

type NodeOf<K extends keyof ListPageQuery> =
  NonNullable<ListPageQuery[K]> extends { nodes: readonly (infer N)[] } ? N : never;

function dealFacts(deal: NodeOf<'deals'>, locale: Locale): Labelled[] {
  const facts = [
    choiceLabel('dealKind', deal.kind, locale),
    deal.client,
    deal.role,
    deal.value && formatMoney(deal.value, deal.currency, locale),
  ];
  return facts.flatMap((text) => (text ? [{ text }] : []));
}

function jobFacts(job: NodeOf<'jobs'>, locale: Locale): Labelled[] {
  const { careers } = messagesFor(locale);
  const closing = job.filled
    ? careers.filled
    : job.closesAt && fill(careers.closesOn, { date: formatInstant(job.closesAt, locale) });
  return [...job.offices.map((office) => labelled(office, locale)), ...(closing ? [{ text: closing }] : [])];
}

interface TreeNode extends CardRecord {
  readonly parent: { readonly id: string } | null;
}

/** Roots with what is directly below them. */
function treeOf(nodes: readonly TreeNode[], locale: Locale): CardProps[] {
  const known = new Set(nodes.map(({ id }) => id));
  return nodes
    .filter(({ parent }) => parent === null || !known.has(parent.id))
    .map((root) => ({
      ...cardOf(root, locale),
      children: cardsOf(
        nodes.filter(({ parent }) => parent?.id === root.id),
        locale,
      ),
    }));
}
