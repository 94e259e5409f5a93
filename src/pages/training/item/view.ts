import { monogramOf } from '../../../art/component/monogram.ts';
import type { Gate } from '../../../components/gate/gate.ts';
import type { OpeningProps } from '../../../components/opening/Opening.tsx';
import { type HeadingAnchor, headingsOf } from '../../../components/rich-text/headings.ts';
import type { CardProps, Labelled, MetaRow, PersonProps } from '../../../components/sections/section.ts';
import type { TimelineItem } from '../../../components/sections/Timeline.tsx';
import { type Question, readQuestions } from '../../../content/lessons/questions.ts';
import { readSlides, type Slide } from '../../../content/lessons/slides.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { Head, PageRequest, PageView } from '../../page-module.ts';
import { cardOf, personOf } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening } from '../../shared/records/opening.ts';
import { hasChanged, inOrder, type PartProps, partsOf } from '../part.ts';
import { factsOf } from './facts.ts';
import { trainingGate } from './gate.ts';
import { partJsonLd } from './json-ld.ts';
import type { TrainingItemPageQuery, WholeTrainingItemFragment } from './query.gen.ts';

/** Of which day the law is that a part states, and what has changed since, the newest first. */
interface PartLaw {
  readonly heading: string;
  readonly text: string | null;
  readonly changes: readonly TimelineItem[];
}

export interface TrainingItemPageProps {
  readonly id: string;
  readonly opening: OpeningProps;
  readonly law: PartLaw;
  readonly facts: readonly MetaRow[];
  readonly url: string;
  readonly contents: readonly HeadingAnchor[];
  readonly body: RichText | null;
  readonly gate: Gate | null;
  readonly slides: readonly Slide[];
  readonly recording: string | null;
  readonly questions: readonly Question[];
  /** The series that it is of. */
  readonly series: string | null;
  readonly presenters: readonly PersonProps[];
  readonly parts: readonly PartProps[];
  readonly previous: Labelled | null;
  readonly next: Labelled | null;
  readonly related: readonly CardProps[];
}

const mostRelated = 3;

/** A part of a course: its text, the state of its law, and where it stands among the others. */
export function trainingItemView(
  data: TrainingItemPageQuery,
  request: PageRequest,
): PageView<TrainingItemPageProps> | null {
  const { trainingItem: item } = data;
  if (!item) return null;
  const { locale, origin } = request;
  const m = messagesFor(locale);
  const t = m.training;
  const linked = (item.series?.parts ?? []).flatMap((part) => ('minutes' in part ? [part] : []));
  const parts = partsOf(inOrder(linked, data.order.nodes), locale, item.id);
  const at = parts.findIndex(({ isCurrent }) => isCurrent);
  const head = withSeries(headOf(item, request, { jsonLd: [partJsonLd(item)] }), item, locale);
  return {
    head,
    props: {
      id: item.id,
      opening: {
        ...opening(item, request),
        eyebrow: t.position({ number: at + 1, total: parts.length }),
        seed: item.id,
      },
      law: lawOf(item, locale),
      facts: factsOf(item, locale),
      url: origin + (head.canonical ?? ''),
      contents: item.body ? headingsOf(item.body) : [],
      body: item.body,
      gate: trainingGate(item, locale),
      slides: readSlides(item.slides ?? '').slides,
      recording: item.recording,
      questions: readQuestions(item.quiz ?? '').questions,
      series: item.series?.id ?? null,
      presenters: item.presenters.map((person) => ({
        ...personOf(person, locale),
        mark: monogramOf(person),
      })),
      parts,
      previous: stepTo(parts[at - 1], t.previous),
      next: stepTo(parts[at + 1], t.next),
      related: relatedTo(item, locale),
    },
  };
}

/** A part lies below its series, and that below the list of series, though none is its parent. */
function withSeries(head: Head, { series }: WholeTrainingItemFragment, locale: Locale): Head {
  const [home, ...others] = head.breadcrumbs ?? [];
  if (!home || !series?.url) return head;
  const list = {
    title: messagesFor(locale).navigation.training,
    url: linkTo('training-series-list', {}, locale),
  };
  const { title, url } = series;
  return {
    ...head,
    breadcrumbs: [home, list, { title, url, lang: langOf(series.locale, locale) }, ...others],
  };
}

function lawOf(item: WholeTrainingItemFragment, locale: Locale): PartLaw {
  const t = messagesFor(locale).training;
  const date = formatDay(item.lawAsAt, locale);
  const lang = langOf(item.locale, locale);
  if (!hasChanged(item)) return { heading: t.sinceThen, text: t.current({ date }), changes: [] };
  return {
    heading: t.sinceThen,
    text: t.changedText({ date }),
    changes: item.lawChanges
      .toSorted((a, b) => b.on.localeCompare(a.on))
      .map(({ on, text }) => ({ date: formatDay(on, locale, 'short'), text, lang })),
  };
}

function stepTo(part: PartProps | undefined, text: Messages['training']['next']): Labelled | null {
  return part ? { text: text({ title: part.title }), url: part.url } : null;
}

/** What editors chose, then what the firm has written on the topics of the series. */
function relatedTo(item: WholeTrainingItemFragment, locale: Locale): CardProps[] {
  const written = item.series?.topics.flatMap((topic) => topic.writing) ?? [];
  const unique = new Map([...item.related, ...written].map((record) => [record.id, record]));
  return [...unique.values()]
    .filter(({ id, url }) => id !== item.id && url !== null)
    .slice(0, mostRelated)
    .map((record) => ({ ...cardOf(record, locale, true), summary: undefined, art: record.id }));
}
