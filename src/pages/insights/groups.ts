import { addressWith } from '../../components/listing/paging.ts';
import type { CardProps, Labelled } from '../../components/sections/section.ts';
import { choiceLabel } from '../../content/types/choices.ts';
import { formatNumber } from '../../i18n/format.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import type { RouteName } from '../../routing/routes.ts';
import type { PageRequest } from '../page-module.ts';
import { type CardRecord, cardOf } from '../shared/records/cards.ts';
import type { InsightsQuery } from './query.gen.ts';
import { topicParam } from './search-params.ts';

/** Texts, or events, of one kind. */
export interface KindGroup {
  readonly id: 'publications' | 'blog' | 'features' | 'events';
  readonly heading: string;
  readonly cards: readonly CardProps[];
  /** Where all of them are, when there are more. */
  readonly more: Labelled | undefined;
}

type Work = InsightsQuery['works']['nodes'][number];

/** Works that are features; the others are products (spec §2). */
export const featuresOf = ({ works }: InsightsQuery): Work[] =>
  works.nodes.filter(({ product }) => Boolean(product?.feature));

/** What there is of each kind, without kinds of which there is nothing. */
export function groupsOf(data: InsightsQuery, request: PageRequest): KindGroup[] {
  const m = messagesFor(request.locale);
  const onTopic = topicParam(request) !== null;
  const { publications, blogPosts, events } = data;
  const works = featuresOf(data);
  // Who looks at what is coming up wants to go there.
  const shown = onTopic ? events.nodes : events.nodes.filter(({ standing }) => standing !== 'CANCELLED');
  const groups: KindGroup[] = [
    group('publications', m.navigation.publications, publications, 'publications-list', request, (one) =>
      onTopic ? choiceLabel('publication.kind', one.kind, request.locale) : undefined,
    ),
    group('blog', m.navigation.blog, blogPosts, 'blog-list', request),
    group(
      'features',
      m.navigation.features,
      { nodes: works, totalCount: works.length },
      'features-list',
      request,
    ),
    group(
      'events',
      onTopic ? m.navigation.events : m.insights.comingUp,
      { ...events, nodes: shown },
      'events-list',
      request,
    ),
  ];
  return groups.filter(({ cards }) => cards.length > 0);
}

interface Connection<Node> {
  readonly totalCount: number;
  readonly nodes: readonly Node[];
}

/** A kind with its list; what stands above a title is its topic, unless `eyebrow` knows better. */
function group<Node extends CardRecord>(
  id: KindGroup['id'],
  heading: string,
  { nodes, totalCount }: Connection<Node>,
  list: RouteName,
  request: PageRequest,
  eyebrow: (node: Node) => string | undefined = () => undefined,
): KindGroup {
  const { locale } = request;
  const m = messagesFor(locale).insights;
  const topic = topicParam(request);
  const url = addressWith(linkTo(list as 'blog-list', {}, locale), new URLSearchParams(), { topic });
  return {
    id,
    heading,
    cards: nodes.map((node) => {
      const card = cardOf(node, locale);
      return { ...card, eyebrow: eyebrow(node) ?? card.eyebrow, art: node.id };
    }),
    more:
      totalCount > nodes.length
        ? { text: m.all({ count: formatNumber(totalCount, locale) }), url }
        : undefined,
  };
}
