import type { Status } from '../../../components/icons/StatusMark.tsx';
import type { Cell, Section } from '../../../components/sections/section.ts';
import { choiceLabel } from '../../../i18n/choices.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../routing/locales.ts';
import { cardSection, linesSection, peopleSection, textRow } from '../../rows.ts';
import type { PartsContext, RecordOf, RecordParts } from '../parts.ts';
import { answersGate } from './answers-gate.ts';

export function navigatorServiceParts(
  service: RecordOf<'NavigatorService'>,
  { m, locale, request }: PartsContext,
): RecordParts {
  const isReport = request.route.name === 'navigator-report-builder';
  return {
    meta: [
      textRow(m.navigator.access, choiceLabel('access', service.access, locale)),
      textRow(
        m.navigator.review,
        service.reviewMonths && m.navigator.months({ count: service.reviewMonths }),
      ),
      isReport || !service.url
        ? null
        : {
            label: m.navigator.reportBuilder,
            values: [
              {
                text: m.navigator.reportBuilderOf({ title: service.title }),
                url: `${service.url}/report-builder`,
              },
            ],
          },
    ],
    state: isReport ? m.navigator.reportBuilderText : null,
    sections: [
      cardSection('below', m.record.below, service.children, locale),
      linesSection('methodology', m.navigator.methodology, service.methodology),
      peopleSection('owners', m.navigator.owners, service.owners, locale),
    ],
    jsonLd: { '@type': 'Dataset', name: service.title, description: service.summary ?? undefined },
  };
}

export function navigatorChapterParts(
  chapter: RecordOf<'NavigatorChapter'>,
  context: PartsContext,
): RecordParts {
  const { m, locale, request } = context;
  const jurisdiction = chapter.chapterOf;
  const isTable = request.route.name === 'navigator-status-table';
  return {
    meta: [
      jurisdiction?.nativeName && jurisdiction.nativeName !== jurisdiction.title
        ? textRow(m.navigator.localName, jurisdiction.nativeName)
        : textRow(m.navigator.jurisdiction, jurisdiction?.title),
      textRow(m.navigator.legalSystem, jurisdiction?.legalSystem),
      jurisdiction && jurisdiction.regulators.length > 0
        ? {
            label: m.navigator.regulators,
            values: jurisdiction.regulators.map(({ name, url }) => ({ text: name, url })),
          }
        : null,
      isTable || !chapter.url
        ? null
        : {
            label: m.navigator.statusTable,
            values: [
              {
                text: m.navigator.statusTableOf({ title: chapter.title }),
                url: `${chapter.url}/status-table`,
              },
            ],
          },
    ],
    sections: [
      statusTable(chapter, context),
      peopleSection('contacts', m.record.contacts, chapter.contacts, locale),
    ],
  };
}

function statusTable(chapter: RecordOf<'NavigatorChapter'>, { m, locale }: PartsContext): Section {
  const cells = chapter.cells.flatMap((cell) => ('legalStatus' in cell ? [cell] : []));
  const gate = answersGate(chapter, locale);
  return {
    kind: 'table',
    id: 'status',
    heading: m.navigator.entries,
    columns: [
      m.navigator.topic,
      m.navigator.status,
      m.navigator.answer,
      m.navigator.inForceFrom,
      m.navigator.reviewed,
    ],
    rows: cells.map((cell) => [
      { text: cell.topic?.title ?? cell.title, lang: langOf(cell.locale, locale) },
      statusCell(cell.legalStatus, locale),
      { text: cell.answer ?? '', lang: langOf(cell.locale, locale) },
      { text: cell.inForceFrom ? formatDay(cell.inForceFrom, locale, 'short') : '' },
      { text: cell.reviewedOn ? formatDay(cell.reviewedOn, locale, 'short') : '' },
    ]),
    kept: gate ? { id: chapter.id, gate, rowIds: cells.map(({ id }) => id), column: 2 } : undefined,
  };
}

type LegalStatus = Extract<
  RecordOf<'NavigatorChapter'>['cells'][number],
  { readonly legalStatus: string }
>['legalStatus'];

const marks: { readonly [S in LegalStatus]: Status } = {
  IN_FORCE: 'in-force',
  IN_FORCE_PARTLY: 'dated',
  ADOPTED_NOT_YET_IN_FORCE: 'dated',
  PROPOSED: 'proposed',
  GUIDANCE_ONLY: 'consultation',
  NONE: 'none',
  REPEALED: 'none',
  NOT_APPLICABLE: 'none',
  NOT_REVIEWED: 'not-reviewed',
};

/** Its words stay in one line, at most broken after a comma: their column is measured by them. */
function statusCell(status: LegalStatus, locale: Locale): Cell {
  const text = choiceLabel('legalStatus', status, locale).replaceAll(/(?<!,) /g, '\u00a0');
  return { text, status: marks[status] };
}
