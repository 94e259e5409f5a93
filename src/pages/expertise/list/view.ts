import type { OpeningProps } from '../../../components/opening/Opening.tsx';
import type { CardProps } from '../../../components/sections/section.ts';
import type { TimelineItem } from '../../../components/sections/Timeline.tsx';
import type { RichText } from '../../../content/rich-text/types.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { linkTo } from '../../../routing/links.ts';
import type { RouteName } from '../../../routing/routes.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { cardOf, type NamedRecord } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening } from '../../shared/records/opening.ts';
import { prizesOf } from '../prizes.ts';
import { subjectOfGroup } from '../subject.ts';
import type { ExpertiseHubQuery } from './query.gen.ts';

export interface HubPageProps {
  readonly opening: OpeningProps;
  readonly body: RichText | null;
  /** Solutions, each with the words in which its problem arrives. */
  readonly problems: readonly CardProps[];
  /** Pages of groups that cut across services. */
  readonly groups: readonly CardProps[];
  /** Pages below this one that are none of them. */
  readonly others: readonly CardProps[];
  readonly sectors: readonly CardProps[];
  readonly services: readonly CardProps[];
  readonly prizes: readonly TimelineItem[];
}

/** Groups that have an address of their own (spec §2). */
const groups = [
  'expertise-financial-institutions',
  'expertise-life-sciences',
  'expertise-tmt',
  'expertise-asset-management-and-investment-funds',
] as const;

/** All that the firm does, by problem, by group, by industry and by field of law. */
export function hubView(data: ExpertiseHubQuery, request: PageRequest): PageView<HubPageProps> | null {
  const { record } = data;
  if (!record) return null;
  const { locale } = request;
  const below = record.children
    .filter(({ url }) => url !== null && !isAt(url, ['expertise-solutions']))
    .map((page) => ({
      ...cardOf(page, locale),
      art: page.id,
      subject: 'related' in page ? subjectOfGroup(page) : undefined,
    }));
  return {
    head: headOf(record, request),
    props: {
      opening: {
        ...opening(record, request),
        seed: record.id,
      },
      body: record.body,
      problems: data.solutions.nodes.flatMap(({ problem, ...solution }) =>
        problem ? [{ ...plainCard(solution, locale), summary: problem.replaceAll('\n', ' ') }] : [],
      ),
      groups: below.filter(({ url }) => isAt(url, groups)),
      others: below.filter(({ url }) => !isAt(url, groups)),
      sectors: treeOf(data.sectors.nodes, locale),
      services: treeOf(data.services.nodes, locale),
      prizes: prizesOf(data.awards.nodes, locale),
    },
  };
}

/** Whether an address, in whatever language, is that of one of these routes. */
function isAt(url: string | null, routes: readonly RouteName[]): boolean {
  return routes.some((route) => url?.endsWith(linkTo(route, {}, 'en')));
}

interface Node extends NamedRecord {
  readonly parent: { readonly id: string } | null;
}

/** Roots with all that lies below each, however deep. */
function treeOf(nodes: readonly Node[], locale: Locale): CardProps[] {
  const below = (id: string): Node[] =>
    nodes.filter(({ parent }) => parent?.id === id).flatMap((node) => [node, ...below(node.id)]);
  return nodes
    .filter(({ parent }) => parent === null)
    .map((root) => ({
      ...plainCard(root, locale),
      children: below(root.id).map((node) => plainCard(node, locale)),
    }));
}

function plainCard({ id, title, url, locale: of }: NamedRecord, locale: Locale): CardProps {
  return { id, title, url, lang: langOf(of, locale) };
}
