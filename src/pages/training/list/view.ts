import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import type { CardProps } from '../../../components/sections/section.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import type { TrainingSeriesLevel } from '../../../graphql/content/schema-types.gen.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { fileLinks } from '../../shared/files/page-files.ts';
import { facetFields } from '../../shared/filters/facet-fields.ts';
import { type FilteredListProps, filteredList, listPlace } from '../../shared/filters/filtered-list.ts';
import { chosenChoice, chosenId } from '../../shared/filters/filters.ts';
import { cardOf, inEnglish } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { accessText, hasChanged, minutesText, type TrainingPart, totalOf } from '../part.ts';
import type { TrainingListQuery, TrainingListQueryVariables } from './query.gen.ts';

export interface TrainingListPageProps extends FilteredListProps {
  readonly cards: readonly CardProps[];
  readonly english: readonly CardProps[];
  readonly files: readonly FileLink[];
}

export const filterNames = ['level', 'topic'] as const;

/** What the address asks the list for; values that cannot be are left out. */
export function trainingListVariables({ recordId, locale, search }: PageRequest): TrainingListQueryVariables {
  return {
    id: recordId ?? '',
    locale,
    filter: {
      level: chosenChoice<TrainingSeriesLevel>('trainingSeries.level', search.get('level')),
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
  const { locale } = request;
  const m = messagesFor(locale);
  const chosen = [
    {
      name: 'level',
      field: 'level',
      label: m.training.level,
      values: (value: string) => choiceLabel('trainingSeries.level', value, locale),
    },
    { name: 'topic', field: 'topics', label: m.publications.topic, values: 'records' },
  ] as const;
  const filters = facetFields(list.facets, chosen, listPlace(request));
  const cards = list.nodes.map((series) => seriesCard(series, partsIn(data, series.id), locale));
  return {
    head: headOf(record, request, { noindex: filters.active.length > 0 }),
    props: {
      ...filteredList(record, request, { filters, total: list.totalCount, count: m.list.count }),
      cards: cards.filter(({ lang }) => lang === undefined),
      english: inEnglish(cards),
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
    eyebrow: choiceLabel('trainingSeries.level', series.level, locale),
    facts: texts.flatMap((text) => (text ? [{ text }] : [])),
  };
}
