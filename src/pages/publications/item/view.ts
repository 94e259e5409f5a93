import type { Gate } from '../../../components/gate/gate.ts';
import type { Byline } from '../../../components/listing/Bylines.tsx';
import { addressWith } from '../../../components/listing/paging.ts';
import type { Notice } from '../../../components/notices/Notices.tsx';
import { type HeadingAnchor, headingsOf } from '../../../components/rich-text/headings.ts';
import type { CardProps, Labelled, MetaRow } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatList } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { readingMinutes } from '../../shared/dates/reading-minutes.ts';
import { bylineOf } from '../../shared/records/bylines.ts';
import type { NamedRecord } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { noticesOf } from '../../shared/records/notices.ts';
import { dayRow, languagesRow, recordsRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import { type Citation, citationOf } from './citation.ts';
import { gateOf } from './gate.ts';
import { publicationJsonLd } from './json-ld.ts';
import { type LawState, lawStateOf, stateNotices } from './law-state.ts';
import type { PublicationPageQuery, WholePublicationFragment } from './query.gen.ts';
import { relatedTo } from './related.ts';

export interface PublicationPageProps {
  readonly id: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly eyebrow: string;
  /** Id of the topic that its drawing takes its colour from. */
  readonly subject: string | undefined;
  readonly subtitle: string | null;
  readonly summary: string | null;
  readonly notices: readonly Notice[];
  /** Dates, length, languages: beside the title. */
  readonly dates: readonly MetaRow[];
  readonly lawState: LawState;
  readonly keyPoints: readonly string[];
  readonly contents: readonly HeadingAnchor[];
  readonly body: RichText | null;
  readonly gate: Gate | null;
  readonly authors: readonly Byline[];
  /** What it is about, and files: below the text. */
  readonly about: readonly MetaRow[];
  readonly citation: Citation;
  /** The page's whole address. */
  readonly url: string;
  readonly related: readonly CardProps[];
  /** More on its first topic. */
  readonly more: Labelled | undefined;
}

export function publicationView(
  data: PublicationPageQuery,
  request: PageRequest,
): PageView<PublicationPageProps> | null {
  const { publication } = data;
  if (!publication) return null;
  const { locale, origin } = request;
  const m = messagesFor(locale);
  const head = headOf(publication, request, {
    openGraphType: 'article',
    jsonLd: [publicationJsonLd(publication)],
  });
  const url = origin + (head.canonical ?? '');
  const [topic] = publication.topics;
  return {
    head,
    props: {
      id: publication.id,
      title: publication.title,
      lang: langOf(publication.locale, locale),
      eyebrow: eyebrowOf(publication, locale),
      subject: publication.subject ?? undefined,
      subtitle: publication.subtitle,
      summary: publication.summary,
      notices: [...noticesOf(publication, locale), ...stateNotices(publication, locale)],
      dates: datesOf(publication, m, locale),
      lawState: lawStateOf(publication, locale),
      keyPoints: publication.keyPoints.map(({ text }) => text),
      contents: publication.body ? headingsOf(publication.body) : [],
      body: publication.body,
      gate: gateOf(publication, locale),
      authors: publication.authors.map((author) => bylineOf(author, locale)),
      about: aboutOf(publication, m, locale),
      citation: citationOf(publication, url, locale),
      url,
      related: relatedTo(publication, locale),
      more: topic && {
        text: m.publications.publication.allOn({ topic: topic.title }),
        url: listOf('topic', topic.id, locale),
      },
    },
  };
}

/** First topic and, when they are few, where it applies; else its kind. */
function eyebrowOf({ topics, jurisdictions, kind }: WholePublicationFragment, locale: Locale): string {
  const topic = topics[0]?.title ?? choiceLabel('publication.kind', kind, locale);
  if (jurisdictions.length === 0 || jurisdictions.length > 3) return topic;
  const places = formatList(
    jurisdictions.map(({ title }) => title),
    locale,
  );
  return formatList([topic, places], locale, 'unit');
}

function datesOf(publication: WholePublicationFragment, m: Messages, locale: Locale): MetaRow[] {
  const { kind } = publication;
  const minutes = publication.readingMinutes ?? minutesOf(publication);
  return rowsOf([
    textRow(m.publications.kind, choiceLabel('publication.kind', kind, locale)),
    dayRow(m.record.published, publication.publishedOn, locale),
    dayRow(m.record.reviewed, publication.reviewedOn, locale),
    textRow(m.record.readingTime, minutes && m.record.minutes({ count: minutes })),
    languagesRow(m.record.languages, publication.translations, locale),
  ]);
}

/** Minutes that the text takes to read; 0 where only a part of it is here. */
function minutesOf({ body, gate, locale }: WholePublicationFragment): number {
  return gate ? 0 : readingMinutes(body, locale);
}

function aboutOf(publication: WholePublicationFragment, m: Messages, locale: Locale): MetaRow[] {
  const { attachments } = publication;
  return rowsOf([
    filterRow(m.record.topics, 'topic', publication.topics, locale),
    recordsRow(m.record.services, publication.services, locale),
    recordsRow(m.record.sectors, publication.sectors, locale),
    filterRow(m.record.jurisdictions, 'jurisdiction', publication.jurisdictions, locale),
    attachments.length === 0
      ? null
      : {
          label: m.publications.publication.downloads,
          values: attachments.map(({ name, asset }) => ({
            text: name,
            url: asset?.url ?? null,
          })),
        },
  ]);
}

/** Records without a page of their own, each leading to all that is published on it. */
function filterRow(
  label: string,
  name: string,
  records: readonly NamedRecord[],
  locale: Locale,
): MetaRow | null {
  return recordsRow(
    label,
    records.map((record) => ({ ...record, url: listOf(name, record.id, locale) })),
    locale,
  );
}

function listOf(name: string, value: string, locale: Locale): string {
  return addressWith(linkTo('publications-list', {}, locale), new URLSearchParams(), { [name]: value });
}
