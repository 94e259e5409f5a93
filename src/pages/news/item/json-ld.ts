import { localeFacts } from '../../../i18n/locales.ts';
import { firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import type { WholeNewsFragment } from './query.gen.ts';

/** An announcement for search engines: a schema.org `NewsArticle`. */
export function newsJsonLd(news: WholeNewsFragment): object {
  return {
    '@type': 'NewsArticle',
    headline: news.title,
    description: news.summary ?? undefined,
    url: news.url ?? undefined,
    inLanguage: localeFacts[news.locale].tag,
    dateline: news.dateline ?? undefined,
    datePublished: news.publishedOn,
    dateModified: news.publishedAt,
    correction: news.correction ? { '@type': 'CorrectionComment', text: news.correction } : undefined,
    author: firmJsonLd,
    publisher: firmJsonLd,
  };
}
