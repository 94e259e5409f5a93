import type { CardProps } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { cardsOf } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import type { AboutListQuery } from './query.gen.ts';

export interface AboutListProps extends PageOpening {
  readonly body: RichText | null;
  readonly pages: readonly CardProps[];
  readonly featured: readonly CardProps[];
}

/** An area's first page: its pages as cards. */
export function aboutListView(
  { section }: AboutListQuery,
  request: PageRequest,
): PageView<AboutListProps> | null {
  if (!section) return null;
  const { locale } = request;
  const cards = (records: typeof section.children, withType: boolean) =>
    cardsOf(
      records.filter(({ url }) => url !== null),
      locale,
      withType,
    ).map((card) => ({ ...card, art: card.id }));
  return {
    head: headOf(section, request),
    props: {
      ...opening(section, request),
      body: section.body,
      pages: cards(section.children, false),
      featured: cards(section.featured, true),
    },
  };
}
