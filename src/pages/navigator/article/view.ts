import type { MetaRow } from '../../../components/sections/section.ts';
import { typeLabel } from '../../../content/types/index.ts';
import type { NameFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firm } from '../../../platform/settings/firm.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { labelled } from '../../shared/records/cards.ts';
import { type PlainPageProps, plainView } from '../../shared/records/plain-page/plain-view.ts';
import { cardSection, dayRow, peopleSection } from '../../shared/records/rows.ts';
import type { NavigatorArticlePageQuery } from './query.gen.ts';

type Article = NonNullable<NavigatorArticlePageQuery['navigatorArticle']>;

/** An article about a service of the navigator, or about a region in it. */
export function navigatorArticleView(
  { navigatorArticle: article }: NavigatorArticlePageQuery,
  request: PageRequest,
): PageView<PlainPageProps> | null {
  if (!article) return null;
  const { locale } = request;
  const { record: m, navigator } = messagesFor(locale);
  const { above } = article;
  const others = (above?.others ?? []).filter(({ id }) => id !== article.id);
  return plainView(article, request, {
    eyebrow: above?.title ?? typeLabel('navigatorArticle', locale),
    state: navigator.demonstration,
    meta: [dayRow(m.published, article.publishedOn, locale), serviceRow(above?.service ?? above, locale)],
    sections: [
      peopleSection('authors', m.authors, article.authors, locale),
      cardSection('articles', navigator.service.articles, others, locale),
    ],
    openGraphType: 'article',
    jsonLd: jsonLdOf(article),
  });
}

/** The service that it is about, and the report that can be made of it. */
function serviceRow(service: NameFragment | null, locale: Locale): MetaRow | null {
  if (service?.type !== 'navigatorService' || !service.url) return null;
  const { title, url } = service;
  return {
    label: typeLabel('navigatorService', locale),
    values: [
      labelled(service, locale),
      { text: messagesFor(locale).navigator.reportBuilderOf({ title }), url: `${url}/report-builder` },
    ],
  };
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
