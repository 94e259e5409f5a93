import { typeLabel } from '../../../content/types/index.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firm } from '../../../platform/settings/firm.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { type PlainPageProps, plainView } from '../../shared/records/plain-page/plain-view.ts';
import { dayRow, peopleSection } from '../../shared/records/rows.ts';
import type { NavigatorArticlePageQuery } from './query.gen.ts';

type Article = NonNullable<NavigatorArticlePageQuery['navigatorArticle']>;

/** An article about a service of the navigator, or about a region in it. */
export function navigatorArticleView(
  { navigatorArticle: article }: NavigatorArticlePageQuery,
  request: PageRequest,
): PageView<PlainPageProps> | null {
  if (!article) return null;
  const { locale } = request;
  const m = messagesFor(locale).record;
  return plainView(article, request, {
    eyebrow: typeLabel('navigatorArticle', locale),
    meta: [dayRow(m.published, article.publishedOn, locale)],
    sections: [peopleSection('authors', m.authors, article.authors, locale)],
    openGraphType: 'article',
    jsonLd: jsonLdOf(article),
  });
}

function jsonLdOf(article: Article): object {
  return {
    '@type': 'Article',
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
    publisher: { '@type': 'Organization', name: firm.name },
  };
}
