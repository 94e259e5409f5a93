import { type ContentTypeName, contentTypeNames, declarationOf } from '../../content/types/index.ts';
import type { LinkedRecord } from '../links.ts';
import type { RouteName } from '../routes.ts';

/** One record of a chain: its type, and its slug where the place prescribes one. */
type Step = readonly [type: ContentTypeName, slug?: string];

/** A place in the site where a record may stand. */
export interface Place {
  readonly route: RouteName;
  /** From the root record to the one that is shown. */
  readonly chain: readonly Step[];
  readonly feature?: string;
}

const repeat = (type: ContentTypeName, times: number): Step[] => Array.from({ length: times }, () => [type]);

const levels = [1, 2, 3, 4, 5] as const;
const legalArea = 'legal-and-regulatory-information';
const solutions: Step[] = [
  ['section', 'expertise'],
  ['page', 'solutions'],
];
const service: Step = ['navigatorService'];
const region: Step = ['navigatorRegion'];

/** Written without regard to how links are made. */
const written: readonly Place[] = [
  ...levels.flatMap((depth): Place[] => [
    { route: `about-page-${depth}`, chain: [['section', 'about-us'], ...repeat('page', depth)] },
    { route: `careers-page-${depth}`, chain: [['section', 'careers'], ...repeat('page', depth)] },
    { route: `legal-page-${depth}`, chain: [['section', legalArea], ...repeat('policy', depth)] },
    { route: `thank-you-page-${depth}`, chain: [['section', 'thank-you'], ...repeat('page', depth)] },
    { route: `product-part-${depth}`, chain: [['work'], ...repeat('workPart', depth)] },
    { route: `feature-part-${depth}`, chain: [['work'], ...repeat('workPart', depth)], feature: 'f' },
  ]),
  ...([2, 3, 4, 5] as const).map(
    (depth): Place => ({
      route: `careers-page-${depth}`,
      chain: [['section', 'careers'], ...repeat('page', depth - 1), ['job']],
    }),
  ),
  ...([1, 2, 3] as const).flatMap((depth): Place[] => [
    { route: `sector-${depth}`, chain: repeat('sector', depth) },
    { route: `service-${depth}`, chain: repeat('service', depth) },
  ]),
  { route: 'contact-page', chain: [['section', 'contact-us'], ['page']] },
  { route: 'expertise-page', chain: [['section', 'expertise'], ['page']] },
  { route: 'solution-1', chain: [...solutions, ['solution']] },
  { route: 'solution-2', chain: [...solutions, ['solution'], ['solution']] },
  { route: 'graduates-page', chain: [['graduatePage', 'graduates'], ['graduatePage']] },
  { route: 'publication', chain: [['publication']] },
  { route: 'person', chain: [['person']] },
  { route: 'event', chain: [['event']] },
  { route: 'training-item', chain: [['trainingItem']] },
  { route: 'training-series', chain: [['trainingSeries']] },
  { route: 'blog-post', chain: [['blogPost']] },
  { route: 'news-item', chain: [['news']] },
  { route: 'office', chain: [['office']] },
  { route: 'location', chain: [['location']] },
  { route: 'product', chain: [['work']] },
  { route: 'feature', chain: [['work']], feature: 'f' },
  { route: 'product-marketing', chain: [['work'], ['marketingPage']] },
  { route: 'feature-marketing', chain: [['work'], ['marketingPage']], feature: 'f' },
  { route: 'navigator-service', chain: [service] },
  { route: 'navigator-region', chain: [service, region] },
  { route: 'navigator-chapter', chain: [service, region, ['navigatorChapter']] },
  { route: 'navigator-marketing', chain: [service, ['marketingPage']] },
  { route: 'navigator-service-article', chain: [service, ['navigatorArticle']] },
  { route: 'navigator-region-article', chain: [service, region, ['navigatorArticle']] },
];

/** Other types of one page by one rule need no place written for them. */
const plain = contentTypeNames.flatMap((type): Place[] => {
  const [row, ...more] = declarationOf(type).address?.rows ?? [];
  const isWritten = written.some(({ chain }) => chain.at(-1)?.[0] === type);
  return row && more.length === 0 && !isWritten ? [{ route: row.name as RouteName, chain: [[type]] }] : [];
});

/** Every detail row that shows a record, with a record that it shows. */
export const places: readonly Place[] = [...written, ...plain];

/** The record at a place; slugs that the place leaves open are `names`, in order, and ids are made from them. */
export function recordAt(place: Place, names: readonly string[], locale = 'en'): LinkedRecord {
  const product = { feature: place.feature ?? null };
  let record: LinkedRecord | null = null;
  let next = 0;
  for (const [type, fixed] of place.chain) {
    const slug: string = fixed ?? names[next++] ?? 'unnamed';
    record = { id: `id-${slug}`, type, locale, slug, parent: record, ...(type === 'work' && { product }) };
  }
  if (!record) throw new Error(`The place ${place.route} has no record.`);
  return record;
}

/** How many slugs a place leaves open. */
export function openSlugs(place: Place): number {
  return place.chain.filter(([, slug]) => slug === undefined).length;
}
