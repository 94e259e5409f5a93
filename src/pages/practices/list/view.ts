import type { CardProps } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { type CardRecord, cardOf, cardsOf, inEnglish } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import type { PracticeListQuery } from './query.gen.ts';

export interface PracticeListProps extends PageOpening {
  readonly body: RichText | null;
  /** Roots, with what is directly below each. */
  readonly tree: readonly CardProps[];
  /** Roots that are not translated. */
  readonly english: readonly CardProps[];
}

interface Node extends CardRecord {
  readonly parent: { readonly id: string } | null;
}

/** The tree of sectors or services; a root that is not translated stands apart from those that are. */
export function practiceListView(
  { record, sectors, services }: PracticeListQuery,
  request: PageRequest,
): PageView<PracticeListProps> | null {
  if (!record) return null;
  const { locale } = request;
  const nodes: readonly Node[] = sectors?.nodes ?? services?.nodes ?? [];
  const tree = nodes
    .filter(({ parent }) => parent === null)
    .map((root) => ({
      ...cardOf(root, locale),
      art: root.id,
      children: cardsOf(
        nodes.filter(({ parent }) => parent?.id === root.id),
        locale,
      ),
    }));
  return {
    head: headOf(record, request),
    props: {
      ...opening(record, request),
      body: record.body,
      tree: tree.filter(({ lang }) => lang === undefined),
      english: inEnglish(tree),
    },
  };
}
