import type { PeopleSectionProps } from '../../../components/listing/PeopleSection.tsx';
import type { OpeningProps } from '../../../components/opening/Opening.tsx';
import type { CardProps, Section } from '../../../components/sections/section.ts';
import { present } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { FigureOf, Milestone } from '../../about/item/firm-page.ts';
import { sourceLine } from '../../about/item/measures.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { cardsOf } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening } from '../../shared/records/opening.ts';
import { foremost } from '../../shared/records/portraits/foremost.ts';
import { cardSection } from '../../shared/records/rows.ts';
import { type SideTree, sideTreeOf } from '../../shared/records/side-tree/side-tree.ts';
import { benefitColumns, benefitRows } from '../benefits/benefit-rows.ts';
import { type JobRow, jobRow } from '../job-row.ts';
import type { CareersPageRecord } from '../records.ts';
import type { CareersPageQuery } from './query.gen.ts';

export interface CareersPageProps {
  readonly kind: 'page';
  readonly opening: OpeningProps;
  readonly side: SideTree | null;
  readonly body: RichText | null;
  readonly figures: readonly FigureOf[];
  /** A career, year by year. */
  readonly path: readonly Milestone[];
  /** Pages below it, with their drawings. */
  readonly below: readonly CardProps[];
  readonly sections: readonly Section[];
  /** Positions that are open below this page; null where there is no such thing. */
  readonly jobs: { readonly heading: string; readonly rows: readonly JobRow[] } | null;
  readonly people: PeopleSectionProps;
  readonly related: readonly Section[];
}

/** A page of careers, of any of the five levels, with the positions that stand below it. */
export function careersPageView(
  page: CareersPageRecord,
  jobs: CareersPageQuery['below'],
  request: PageRequest,
): PageView<CareersPageProps> {
  const { locale, clock } = request;
  const m = messagesFor(locale);
  const lang = langOf(page.locale, locale);
  const persons = page.contacts.flatMap((contact) => ('standing' in contact ? [contact] : []));
  return {
    head: headOf(page, request),
    props: {
      kind: 'page',
      opening: {
        ...opening(page, request),
        seed: page.id,
      },
      side: sideTreeOf(page, locale),
      body: page.body,
      figures: page.facts.map((fact) => figureOf(fact, locale)),
      path: page.milestones,
      below: cardsOf(
        page.children.filter(({ url }) => url !== null),
        locale,
      ).map((card) => ({ ...card, art: card.id })),
      sections: present([
        {
          kind: 'table',
          id: 'benefits',
          heading: m.careers.benefits,
          lang,
          columns: benefitColumns(locale),
          rows: benefitRows(page.benefits),
        },
      ]),
      jobs:
        jobs.totalCount > 0
          ? {
              heading: m.careers.openHere({ count: jobs.totalCount }),
              rows: jobs.nodes.map((job) => jobRow(job, clock, locale)),
            }
          : null,
      people: { heading: m.record.contacts, people: foremost(persons, persons.length, locale) },
      related: present([cardSection('related', m.record.related, page.related, locale)]),
    },
  };
}

function figureOf(
  { label, value, source, asAt }: CareersPageRecord['facts'][number],
  locale: Locale,
): FigureOf {
  return { label, value, source: sourceLine(source, asAt, locale) };
}
