import { localeFacts } from '../../../i18n/locales.ts';
import { authorsJsonLd, firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import type { WorkKind } from '../kind.ts';
import type { Placed } from '../tree.ts';
import type { TextPart } from './chapters.ts';
import type { WholeWorkFragment } from './query.gen.ts';

/** A feature is a report with its chapters, a product an application with its offer and its guide (schema.org). */
export function workJsonLd(
  work: WholeWorkFragment,
  kind: WorkKind,
  parts: readonly Placed<TextPart>[],
): object {
  const chapters = parts.map(({ part }, index) => ({
    '@type': 'Chapter',
    name: part.title,
    url: part.url ?? undefined,
    position: index + 1,
    inLanguage: localeFacts[part.locale].tag,
  }));
  const common = {
    name: work.title,
    description: work.summary ?? undefined,
    url: work.url ?? undefined,
    inLanguage: localeFacts[work.locale].tag,
    datePublished: work.firstPublishedAt,
    dateModified: work.publishedAt,
    audience: work.audience ? { '@type': 'Audience', audienceType: work.audience } : undefined,
    publisher: firmJsonLd,
  };
  return kind === 'feature'
    ? {
        '@type': 'Report',
        ...common,
        headline: work.title,
        about: work.topics.map(({ title }) => title),
        author: writersOf(parts),
        hasPart: chapters,
      }
    : {
        '@type': 'SoftwareApplication',
        ...common,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web browser',
        featureList: work.points.map(({ title }) => title),
        offers: offerOf(work),
        softwareHelp: chapters.length > 0 ? { '@type': 'CreativeWork', hasPart: chapters } : undefined,
      };
}

/** One without a price says how it is reckoned. */
function offerOf({ priceFrom, priceCurrency, pricing }: WholeWorkFragment): object | undefined {
  if (priceFrom === null && pricing === null) return undefined;
  return {
    '@type': 'Offer',
    ...(priceFrom !== null && { price: priceFrom, priceCurrency: priceCurrency ?? 'GBP' }),
    description: pricing ?? undefined,
    seller: firmJsonLd,
  };
}

function writersOf(parts: readonly Placed<TextPart>[]): object {
  const writers = new Map(parts.flatMap(({ part }) => part.authors.map((one) => [one.id, one] as const)));
  return authorsJsonLd([...writers.values()]);
}
