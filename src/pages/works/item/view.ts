import type { Byline } from '../../../components/listing/Bylines.tsx';
import { addressWith } from '../../../components/listing/paging.ts';
import type { CardProps, Labelled, MetaRow, Section } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { formatList } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { bylineOf } from '../../shared/records/bylines.ts';
import { labelled } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { kindOf, type WorkKind } from '../kind.ts';
import { inReadingOrder, type Placed, partsBelow } from '../tree.ts';
import { type Chapter, chaptersOf, type TextPart } from './chapters.ts';
import { factsOf } from './facts.ts';
import { workJsonLd } from './json-ld.ts';
import type { WholeWorkFragment, WorkCoverQuery } from './query.gen.ts';
import { relatedTo } from './related.ts';
import { sectionsOf } from './sections.ts';
import { linkedWithin, type WholeWork, wholeOf } from './whole.ts';

export interface CoverPageProps extends PageOpening {
  readonly id: string;
  readonly kind: WorkKind;
  /** What it is, and what it is about. */
  readonly eyebrow: string;
  readonly facts: readonly MetaRow[];
  readonly body: RichText | null;
  readonly chapters: readonly Chapter[];
  /** Where to begin to read, and what it is called. */
  readonly begin: Labelled | null;
  readonly campaign: Labelled | null;
  /** Of a feature; who stands behind a product is among its sections. */
  readonly authors: readonly Byline[];
  readonly sections: readonly Section[];
  readonly related: readonly CardProps[];
  /** The page's whole address. */
  readonly url: string;
  /** The whole work on one page: its address, and the work itself when it is asked for. */
  readonly wholeUrl: string;
  readonly coverUrl: string;
  readonly whole: WholeWork | null;
}

export function coverView(data: WorkCoverQuery, request: PageRequest): PageView<CoverPageProps> | null {
  const { work } = data;
  if (!work) return null;
  const { locale, origin, path, search } = request;
  const m = messagesFor(locale).products;
  const isWhole = search.get('view') === 'all';
  const parts = inReadingOrder<TextPart>(partsBelow(work));
  const kind = kindOf(work);
  const head = headOf(work, request, {
    openGraphType: 'article',
    noindex: isWhole,
    jsonLd: isWhole ? [] : [workJsonLd(work, kind, parts)],
  });
  const coverUrl = addressOf(locale, path);
  const [first] = parts;
  const [campaign] = work.campaigns;
  return {
    head,
    props: {
      id: work.id,
      kind,
      ...opening(work, request),
      eyebrow: formatList([m[kind], ...subjectOf(work)], locale, 'unit'),
      facts: factsOf(work, kind, parts, locale),
      body:
        isWhole && work.body ? linkedWithin(work.body, new Set(parts.map(({ part }) => part.id))) : work.body,
      chapters: chaptersOf(partsBelow<TextPart>(work), locale),
      begin: first
        ? {
            text: m.begin({ title: first.part.title }),
            url: first.part.url,
            lang: langOf(first.part.locale, locale),
          }
        : null,
      campaign: campaign?.url ? labelled(campaign, locale) : null,
      authors: kind === 'feature' ? authorsOf(parts, locale) : [],
      sections: sectionsOf(work, kind, locale),
      related: relatedTo(work, locale),
      url: origin + (head.canonical ?? ''),
      wholeUrl: addressWith(coverUrl, new URLSearchParams(), { view: 'all' }),
      coverUrl,
      whole: isWhole ? wholeOf(parts, locale) : null,
    },
  };
}

/** What a feature is about; a product's own name says no more than its title. */
function subjectOf({ title, product }: WholeWorkFragment): string[] {
  return product?.name && product.name !== title ? [product.name] : [];
}

/** Everybody who wrote a part, in the order in which they are met. */
function authorsOf(parts: readonly Placed<TextPart>[], locale: Locale): Byline[] {
  const authors = new Map(
    parts.flatMap(({ part }) => part.authors.map((author) => [author.id, author] as const)),
  );
  return [...authors.values()].map((author) => bylineOf(author, locale));
}
