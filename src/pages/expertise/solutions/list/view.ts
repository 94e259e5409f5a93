import type { OpeningProps } from '../../../../components/opening/Opening.tsx';
import {
  type CardProps,
  type Labelled,
  present,
  type Section,
} from '../../../../components/sections/section.ts';
import type { RichText } from '../../../../content/rich-text/types.ts';
import { langOf } from '../../../../i18n/language-of.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { messagesFor } from '../../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../../page-module.ts';
import { type CardRecord, cardOf, labelled } from '../../../shared/records/cards.ts';
import { headOf } from '../../../shared/records/head.ts';
import { opening } from '../../../shared/records/opening.ts';
import { cardSection } from '../../../shared/records/rows.ts';
import { type SideTree, sideTreeOf } from '../../../shared/records/side-tree/side-tree.ts';
import type { SolutionListQuery } from './query.gen.ts';

export interface SolutionListProps {
  readonly opening: OpeningProps;
  readonly side: SideTree | null;
  readonly body: RichText | null;
  /** Each with the parts that may be bought by themselves. */
  readonly solutions: readonly CardProps[];
  readonly columns: readonly string[];
  /** All of them side by side: how long, and from which price. */
  readonly rows: readonly (readonly Labelled[])[];
  readonly related: readonly Section[];
}

interface Row extends CardRecord {
  readonly problem?: string | null;
  readonly duration?: string | null;
  readonly priceFrom?: string | null;
  readonly children?: readonly Row[];
}

/** Every solution by its problem, and all of them compared. */
export function solutionListView(
  { record: page }: SolutionListQuery,
  request: PageRequest,
): PageView<SolutionListProps> | null {
  if (page?.__typename !== 'Page') return null;
  const { locale } = request;
  const {
    expertise: { solutions: m },
    record,
  } = messagesFor(locale);
  const roots: readonly Row[] = page.children;
  const all = roots.flatMap((root) => [root, ...(root.children ?? [])]);
  return {
    head: headOf(page, request, {
      jsonLd: [
        {
          '@type': 'ItemList',
          name: page.title,
          itemListElement: all.map(({ title, url }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url: url ?? undefined,
          })),
        },
      ],
    }),
    props: {
      opening: {
        ...opening(page, request),
        seed: page.id,
      },
      side: sideTreeOf(page, locale),
      body: page.body,
      solutions: roots.map((root) => ({
        ...solutionCard(root, locale),
        art: root.id,
        children: (root.children ?? []).map((part) => solutionCard(part, locale)),
      })),
      columns: [m.part, m.duration, m.from],
      rows: all.map((row) => {
        const lang = langOf(row.locale, locale);
        return [
          labelled(row, locale),
          { text: row.duration ?? '', lang },
          { text: row.priceFrom ?? '', lang },
        ];
      }),
      related: present([cardSection('related', record.related, page.related, locale, true)]),
    },
  };
}

function solutionCard(row: Row, locale: Locale): CardProps {
  return { ...cardOf(row, locale), summary: row.problem?.replaceAll('\n', ' ') ?? row.summary ?? undefined };
}
