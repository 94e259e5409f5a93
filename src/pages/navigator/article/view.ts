import type { CardProps, Labelled } from '../../../components/sections/section.ts';
import { typeLabel } from '../../../content/types/index.ts';
import type { NameFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { formatDay } from '../../../i18n/format.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { cardsOf, labelled } from '../../shared/records/cards.ts';
import { authorsJsonLd, firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import { headOf } from '../../shared/records/head.ts';
import { type ArticleParts, articleParts } from '../../shared/records/long-read/article-parts.ts';
import { coverageOf } from '../coverage.ts';
import type { CoveredServiceFragment, NavigatorArticlePageQuery } from './query.gen.ts';

type Article = NonNullable<NavigatorArticlePageQuery['navigatorArticle']>;

/** The service whose answers an article explains. */
export interface ArticleService {
  readonly name: Labelled;
  readonly summary: string | null;
  /** How much there is of it, and when it changed last. */
  readonly facts: readonly string[];
  readonly report: Labelled;
}

export interface ArticleProps {
  readonly article: ArticleParts;
  readonly service: ArticleService | null;
  /** Further articles of its service or region. */
  readonly others: readonly CardProps[];
}

/** An article about a service of the navigator, or about a region in it. */
export function navigatorArticleView(
  { navigatorArticle: article }: NavigatorArticlePageQuery,
  request: PageRequest,
): PageView<ArticleProps> | null {
  if (!article) return null;
  const { locale, origin } = request;
  const { navigator } = messagesFor(locale);
  const { above } = article;
  const head = headOf(article, request, { openGraphType: 'article', jsonLd: [jsonLdOf(article)] });
  const others = (above?.others ?? []).filter(({ id, url }) => id !== article.id && url !== null);
  return {
    head,
    props: {
      article: articleParts(article, request, {
        eyebrow: above?.title ?? typeLabel('navigatorArticle', locale),
        url: origin + (head.canonical ?? ''),
        notices: [{ kind: 'state', text: navigator.demonstration }],
      }),
      service: serviceOf(article, locale),
      others: cardsOf(others, locale),
    },
  };
}

type Covered = CoveredServiceFragment & NameFragment;

function isCovered(record: NameFragment | null | undefined): record is Covered {
  return record?.type === 'navigatorService';
}

/** The service is right above the article, or above its region. */
function serviceOf({ above }: Article, locale: Locale): ArticleService | null {
  const service = [above, above?.service].find(isCovered);
  if (!service?.url) return null;
  const { title, url, summary } = service;
  const m = messagesFor(locale).navigator;
  const { jurisdictions, filled, changedAt } = coverageOf(service.coverage);
  return {
    name: labelled(service, locale),
    summary,
    facts: [
      m.home.coverage({ jurisdictions, filled }),
      ...(changedAt ? [m.home.lastChange({ date: formatDay(changedAt, locale) })] : []),
    ],
    report: { text: m.reportBuilderOf({ title }), url: `${url}/report-builder` },
  };
}

function jsonLdOf(article: Article): object {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.summary ?? undefined,
    url: article.url ?? undefined,
    inLanguage: localeFacts[article.locale].tag,
    datePublished: article.publishedOn,
    dateModified: article.publishedAt,
    author: authorsJsonLd(article.authors),
    publisher: firmJsonLd,
  };
}
