import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import type { ActiveFilter } from '../../../components/listing/FilteredList.tsx';
import type { FilterField } from '../../../components/listing/Filters.tsx';
import type { Notice } from '../../../components/notices/Notices.tsx';
import type { CardProps } from '../../../components/sections/section.ts';
import { choiceLabel, choiceOptions, enumName } from '../../../i18n/choices.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import type { Locale } from '../../../routing/locales.ts';
import { cardOf } from '../../cards.ts';
import { facetFields } from '../../facet-fields.ts';
import { chosenId, chosenIn } from '../../filters.ts';
import { headOf } from '../../head.ts';
import { noticesOf } from '../../notices.ts';
import { fileLinks } from '../../page-files.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { accessText, hasChanged, minutesText, type TrainingPart, totalOf } from '../part.ts';
import type { TrainingListQuery, TrainingListQueryVariables, TrainingSeriesLevel } from './query.gen.ts';

export interface TrainingListPageProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly action: string;
  readonly fields: readonly FilterField[];
  readonly active: readonly ActiveFilter[];
  readonly count: string;
  readonly cards: readonly CardProps[];
  readonly english: readonly CardProps[];
  readonly files: readonly FileLink[];
}

export const filterNames = ['level', 'topic'] as const;

/** What the address asks the list for; values that cannot be are left out. */
export function trainingListVariables({ recordId, locale, search }: PageRequest): TrainingListQueryVariables {
  const levels = choiceOptions('trainingLevel', 'en').map(({ value }) => value);
  const level = chosenIn(levels, search.get('level'));
  return {
    id: recordId ?? '',
    locale,
    filter: {
      level: level ? [enumName(level) as TrainingSeriesLevel] : null,
      topics: chosenId(search.get('topic')),
    },
  };
}

/** All series, each with its length and whether its law is up to date. */
export function trainingListView(
  data: TrainingListQuery,
  request: PageRequest,
): PageView<TrainingListPageProps> | null {
  const { record, trainingSeriesList: list } = data;
  if (!record) return null;
  const { locale, search, path } = request;
  const m = messagesFor(locale);
  const address = addressOf(locale, path);
  const asked = [
    {
      name: 'level',
      field: 'level',
      label: m.training.level,
      values: (value: string) => choiceLabel('trainingLevel', value, locale),
    },
    { name: 'topic', field: 'topics', label: m.publications.topic, values: 'records' },
  ] as const;
  const filters = facetFields(list.facets, asked, { address, search, locale });
  const cards = list.nodes.map((series) => seriesCard(series, partsIn(data, series.id), locale));
  return {
    head: headOf(record, request, { noindex: filters.active.length > 0 }),
    props: {
      title: record.title,
      lang: langOf(record.locale, locale),
      standfirst: record.summary,
      notices: noticesOf(record, locale),
      action: address,
      ...filters,
      count: m.list.count({ count: list.totalCount }),
      cards: cards.filter(({ lang }) => lang === undefined),
      english: cards.filter(({ lang }) => lang !== undefined),
      files: fileLinks(request, ['atom']),
    },
  };
}

type Series = TrainingListQuery['trainingSeriesList']['nodes'][number];

function partsIn({ parts }: TrainingListQuery, id: string): TrainingPart[] {
  return parts.nodes.filter(({ series }) => series?.id === id);
}

/** The parts of the series that the list shows. */
export function partsShown({ parts, trainingSeriesList }: TrainingListQuery): TrainingPart[] {
  const shown = new Set(trainingSeriesList.nodes.map(({ id }) => id));
  return parts.nodes.filter(({ series }) => series && shown.has(series.id));
}

function seriesCard(series: Series, parts: readonly TrainingPart[], locale: Locale): CardProps {
  const m = messagesFor(locale);
  const { training } = m;
  const texts = [
    series.audience,
    training.parts({ count: parts.length }),
    minutesText(totalOf(parts).minutes, locale),
    accessText(parts, locale),
    parts.some(hasChanged) ? training.changedParts : null,
  ];
  return {
    ...cardOf(series, locale),
    art: series.id,
    eyebrow: choiceLabel('trainingLevel', series.level, locale),
    facts: texts.flatMap((text) => (text ? [{ text }] : [])),
  };
}
