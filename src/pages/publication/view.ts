import { firm } from '../../components/firm.ts';
import type { Notice } from '../../components/notices/Notices.tsx';
import { type HeadingAnchor, headingsOf } from '../../components/rich-text/headings.ts';
import { type MetaRow, present, type Section } from '../../components/sections/section.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { choiceLabel } from '../../i18n/choices.ts';
import { plural } from '../../i18n/fill.ts';
import { langOf } from '../../i18n/language-of.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import { type Locale, localeFacts } from '../../routing/locales.ts';
import { labelled } from '../cards.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { cardSection, dayRow, peopleSection, recordsRow, rowsOf, textRow } from '../rows.ts';
import type { PublicationPageQuery } from './query.gen.ts';

type Publication = NonNullable<PublicationPageQuery['publication']>;

export interface PublicationPageProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly eyebrow: string;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly meta: readonly MetaRow[];
  readonly keyPoints: readonly string[];
  readonly contents: readonly HeadingAnchor[];
  readonly body: RichText | null;
  readonly sections: readonly Section[];
}

export function publicationView(
  data: PublicationPageQuery,
  request: PageRequest,
): PageView<PublicationPageProps> | null {
  const { publication } = data;
  if (!publication) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  return {
    head: headOf(publication, request, { openGraphType: 'article', jsonLd: [articleOf(publication)] }),
    props: {
      title: publication.title,
      lang: langOf(publication.locale, locale),
      eyebrow: choiceLabel('publicationKind', publication.kind, locale),
      standfirst: publication.subtitle ?? publication.summary,
      notices: [...noticesOf(publication, locale), ...stateNotices(publication, m, locale)],
      meta: metaOf(publication, m, locale),
      keyPoints: publication.keyPoints.map(({ text }) => text),
      contents: publication.body ? headingsOf(publication.body) : [],
      body: publication.body,
      sections: present([
        peopleSection('authors', m.record.authors, publication.authors, locale),
        cardSection('related', m.record.related, publication.related, locale, true),
      ]),
    },
  };
}

function metaOf(publication: Publication, m: Messages, locale: Locale): MetaRow[] {
  const { readingMinutes } = publication;
  const others = publication.translations.filter((one) => one.locale !== locale && one.url !== null);
  return rowsOf([
    dayRow(m.record.published, publication.publishedOn, locale),
    dayRow(m.record.reviewed, publication.reviewedOn, locale),
    textRow(
      m.record.readingTime,
      readingMinutes && plural(localeFacts[locale].tag, readingMinutes, m.record.minutes),
    ),
    recordsRow(m.record.topics, publication.topics, locale),
    recordsRow(m.record.services, publication.services, locale),
    recordsRow(m.record.sectors, publication.sectors, locale),
    recordsRow(m.record.jurisdictions, publication.jurisdictions, locale),
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
    publication.attachments.length === 0
      ? null
      : {
          label: m.publications.attachments,
          values: publication.attachments.map(({ name, asset }) => ({
            text: name,
            url: `/assets/${asset}/${encodeURIComponent(name)}`,
          })),
        },
  ]);
}

function stateNotices(publication: Publication, m: Messages, locale: Locale): Notice[] {
  const notices: Notice[] = [];
  if (publication.standing === 'SUPERSEDED') {
    const link = publication.supersededBy ? labelled(publication.supersededBy, locale) : undefined;
    notices.push({ kind: 'state', text: m.notices.superseded, link });
  }
  if (publication.standing === 'ARCHIVED') notices.push({ kind: 'state', text: m.notices.archived });
  if (publication.access === 'SIGN_IN') notices.push({ kind: 'state', text: m.notices.gated });
  if (publication.access === 'PERMISSION') notices.push({ kind: 'state', text: m.notices.gatedPermission });
  return notices;
}

function articleOf(publication: Publication): object {
  return {
    '@type': publication.kind === 'REPORT' ? 'Report' : 'Article',
    headline: publication.title,
    description: publication.summary ?? undefined,
    url: publication.url ?? undefined,
    inLanguage: localeFacts[publication.locale].tag,
    datePublished: publication.publishedOn,
    dateModified: publication.publishedAt,
    isAccessibleForFree: publication.access !== 'PERMISSION',
    author: publication.authors.map(({ title, url }) => ({
      '@type': 'Person',
      name: title,
      url: url ?? undefined,
    })),
    publisher: { '@type': 'Organization', name: firm.name },
  };
}
