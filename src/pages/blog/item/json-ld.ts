import { wordCount } from '../../../content/rich-text/plain-text.ts';
import { localeFacts } from '../../../i18n/locales.ts';
import { authorsJsonLd, firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import type { WholePostFragment } from './query.gen.ts';

/** A post for search engines: a schema.org `BlogPosting`. */
export function blogPostJsonLd(post: WholePostFragment): object {
  const titles = (records: readonly { readonly title: string }[]) => records.map(({ title }) => title);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary ?? undefined,
    url: post.url ?? undefined,
    inLanguage: localeFacts[post.locale].tag,
    datePublished: post.publishedOn,
    dateModified: post.publishedAt,
    wordCount: wordCount(post.body ?? []),
    articleSection: titles(post.categories),
    about: titles(post.topics),
    isPartOf: post.series ? { '@type': 'CreativeWorkSeries', name: post.series.title } : undefined,
    author: authorsJsonLd(post.authors),
    publisher: firmJsonLd,
  };
}
