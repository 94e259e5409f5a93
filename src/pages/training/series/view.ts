import { monogramOf } from '../../../art/component/monogram.ts';
import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import { addressWith } from '../../../components/listing/paging.ts';
import type { OpeningProps } from '../../../components/opening/Opening.tsx';
import type { CardProps, Labelled, MetaRow, PersonProps } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { typeLabel } from '../../../content/types/index.ts';
import { TRAINING_RECORD_PATH } from '../../../forms/training/record-path.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf, linkTo } from '../../../routing/links.ts';
import { type EventRowProps, eventRow } from '../../events/event-row.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { fileLinks } from '../../shared/files/page-files.ts';
import { cardsOf, personOf } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening } from '../../shared/records/opening.ts';
import { recordsRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import {
  accessText,
  inOrder,
  minutesText,
  type PartProps,
  partsOf,
  type TrainingPart,
  totalOf,
} from '../part.ts';
import { courseJsonLd } from './json-ld.ts';
import type { TrainingSeriesPageQuery, WholeSeriesFragment } from './query.gen.ts';

export interface TrainingSeriesPageProps {
  readonly id: string;
  readonly opening: OpeningProps;
  readonly facts: readonly MetaRow[];
  readonly url: string;
  readonly body: RichText | null;
  readonly outcome: readonly string[];
  /** When it is taught live, the next first. */
  readonly dates: readonly EventRowProps[];
  readonly parts: readonly PartProps[];
  readonly presenters: readonly PersonProps[];
  readonly related: readonly CardProps[];
  readonly all: Labelled;
  /** Where one sees in what one took part. */
  readonly record: Labelled;
  readonly files: readonly FileLink[];
}

/** A course: for whom, what one can do afterwards, and its parts in their order. */
export function trainingSeriesView(
  data: TrainingSeriesPageQuery,
  request: PageRequest,
): PageView<TrainingSeriesPageProps> | null {
  const { trainingSeries: series } = data;
  if (!series) return null;
  const { locale, origin, clock } = request;
  const m = messagesFor(locale);
  const parts = inOrder(data.parts.nodes, data.order.nodes);
  const head = headOf(series, request, { jsonLd: [courseJsonLd(series, parts)] });
  const presenters = new Map(
    parts.flatMap((part) => part.presenters).map((person) => [person.id, person] as const),
  );
  return {
    head,
    props: {
      id: series.id,
      opening: {
        ...opening(series, request),
        eyebrow: typeLabel('trainingSeries', locale),
        seed: series.id,
      },
      facts: factsOf(series, parts, locale),
      url: origin + (head.canonical ?? ''),
      body: series.body,
      outcome: series.outcome?.split('\n').filter(Boolean) ?? [],
      dates: data.dates.nodes.map((event) => eventRow(event, clock, locale)),
      parts: partsOf(parts, locale),
      presenters: [...presenters.values()].map((person) => ({
        ...personOf(person, locale),
        mark: monogramOf(person),
      })),
      related: cardsOf(
        series.related.filter(({ url }) => url !== null),
        locale,
        true,
      ).map((card) => ({ ...card, art: card.id, summary: undefined })),
      all: { text: m.training.seriesList, url: linkTo('training-series-list', {}, locale) },
      record: {
        text: m.training.record.about,
        url: addressOf(locale, TRAINING_RECORD_PATH),
      },
      files: fileLinks(request, ['atom']),
    },
  };
}

function factsOf(series: WholeSeriesFragment, parts: readonly TrainingPart[], locale: Locale): MetaRow[] {
  const m = messagesFor(locale);
  const { training } = m;
  const total = totalOf(parts);
  const others = series.translations.filter((one) => one.locale !== locale && one.url !== null);
  return rowsOf([
    textRow(m.training.level, choiceLabel('trainingSeries.level', series.level, locale)),
    series.audience
      ? {
          label: m.training.audience,
          values: [{ text: series.audience, lang: langOf(series.locale, locale) }],
        }
      : null,
    textRow(m.training.items, training.parts({ count: parts.length })),
    textRow(training.total, total.minutes && minutesText(total.minutes, locale)),
    textRow(m.events.cpd, total.cpdMinutes && minutesText(total.cpdMinutes, locale)),
    textRow(training.access, accessText(parts, locale)),
    recordsRow(
      m.record.topics,
      series.topics.map((topic) => ({
        ...topic,
        url: addressWith(linkTo('training-series-list', {}, locale), new URLSearchParams(), {
          topic: topic.id,
        }),
      })),
      locale,
    ),
    others.length === 0
      ? null
      : {
          label: m.record.languages,
          values: others.map((one) => ({
            text: localeFacts[one.locale].name,
            url: one.url,
            lang: localeFacts[one.locale].tag,
          })),
        },
  ]);
}
