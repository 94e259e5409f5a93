import { localeFacts } from '../../../i18n/locales.ts';
import { firm } from '../../../platform/settings/firm.ts';
import type { WholeNewsFragment } from './query.gen.ts';

/** An announcement for search engines: a schema.org `NewsArticle`. */
export function newsJsonLd(news: WholeNewsFragment): object {
  const publisher = { '@type': 'Organization', name: firm.name };
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
    author: publisher,
    publisher,
  };
}
