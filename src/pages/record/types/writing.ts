import { firm } from '../../../components/firm.ts';
import { choiceLabel } from '../../../i18n/choices.ts';
import { dayRow, peopleSection, recordsRow, textRow } from '../../rows.ts';
import type { PartsContext, RecordOf, RecordParts } from '../parts.ts';

const publisher = { '@type': 'Organization', name: firm.name };

export function newsParts(news: RecordOf<'News'>, { m, locale }: PartsContext): RecordParts {
  return {
    meta: [
      dayRow(m.record.published, news.publishedOn, locale),
      textRow(m.news.kind, choiceLabel('newsKind', news.newsKind, locale)),
      textRow(m.news.dateline, news.dateline),
      recordsRow(m.record.offices, news.offices, locale),
      textRow(m.news.deal, news.deal?.title),
      textRow(m.news.correction, news.correction),
    ],
    sections: [
      peopleSection('people', m.record.people, news.people, locale),
      peopleSection('press', m.news.press, [news.pressContact], locale),
    ],
    openGraphType: 'article',
    jsonLd: articleOf('NewsArticle', { ...news, authors: [] }),
  };
}

export function articleParts(
  article: RecordOf<'NavigatorArticle'>,
  { m, locale }: PartsContext,
): RecordParts {
  return {
    meta: [dayRow(m.record.published, article.publishedOn, locale)],
    sections: [peopleSection('authors', m.record.authors, article.authors, locale)],
    openGraphType: 'article',
    jsonLd: articleOf('Article', article),
  };
}

interface Article {
  readonly title: string;
  readonly summary: string | null;
  readonly url: string | null;
  readonly publishedOn: string;
  readonly publishedAt: string;
  readonly authors: readonly { readonly title: string; readonly url: string | null }[];
}

function articleOf(type: string, article: Article): object {
  return {
    '@type': type,
    headline: article.title,
    description: article.summary ?? undefined,
    url: article.url ?? undefined,
    datePublished: article.publishedOn,
    dateModified: article.publishedAt,
    author: article.authors.map(({ title, url }) => ({
      '@type': 'Person',
      name: title,
      url: url ?? undefined,
    })),
    publisher,
  };
}
