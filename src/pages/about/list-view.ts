import type { Notice } from '../../components/notices/Notices.tsx';
import type { CardProps } from '../../components/sections/section.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { langOf } from '../../i18n/language-of.ts';
import { cardsOf } from '../cards.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import type { AboutListQuery } from './list-query.gen.ts';

export interface AboutListProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
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
      title: section.title,
      lang: langOf(section.locale, locale),
      standfirst: section.summary,
      notices: noticesOf(section, locale),
      body: section.body,
      pages: cards(section.children, false),
      featured: cards(section.featured, true),
    },
  };
}
