/**
 * How content records are linked (spec §2, "Link-building rules"): the only place that knows where a record of
 * which type is found.
 */
import type { ContentTypeName } from '../content/types/index.ts';
import { addressOf, pathTo } from './address.ts';
import { defaultLocale, isGraduateLocale, isLocale, isSiteLocale, type Locale } from './locales.ts';
import { localesOf, type RouteName, routeNamed } from './routes.ts';

export { addressOf } from './address.ts';

/** What links are made from: a record in one language with its chain of parents. */
export interface LinkedRecord {
  readonly id: string;
  readonly type: ContentTypeName;
  /** As stored; anything that is not a locale of the site (`en-gb`) counts as the default. */
  readonly locale: string;
  readonly slug: string;
  readonly parent: LinkedRecord | null;
  /** Works only. */
  readonly product?: { readonly feature?: string | null } | null;
}

type Rule = (record: LinkedRecord) => string | null;

const bySlug =
  (name: RouteName, param = 'slug'): Rule =>
  ({ slug }) =>
    pathTo(name, { [param]: slug });
const byIdAndSlug =
  (name: RouteName): Rule =>
  ({ id, slug }) =>
    pathTo(name, { id, slug });

/** Ancestors' slugs, then the record's own. */
const belowParent: Rule = (record) => {
  const parentPath = record.parent && pathOf(record.parent);
  return parentPath && `${parentPath}/${record.slug}`;
};
const topLevel: Rule = ({ slug }) => `/${slug}`;
const belowParentOr =
  (rule: Rule): Rule =>
  (record) =>
    record.parent ? belowParent(record) : rule(record);

const partOfWork: Rule = (record) => {
  const parentPath = record.parent && pathOf(record.parent);
  return parentPath && `${parentPath}/${record.id}/${record.slug}`;
};

const marketing: Rule = (record) => {
  const { parent, slug } = record;
  if (parent?.type === 'navigatorService') {
    return pathTo('navigator-marketing', { service: parent.slug, slug });
  }
  if (parent?.type !== 'work') return null;
  return pathTo(isFeature(record) ? 'feature-marketing' : 'product-marketing', { slug });
};

const navigatorArticle: Rule = ({ id, slug, parent }) => {
  if (parent?.type === 'navigatorService') {
    return pathTo('navigator-service-article', { service: parent.slug, id, slug });
  }
  if (parent?.type !== 'navigatorRegion' || !parent.parent) return null;
  return pathTo('navigator-region-article', {
    service: parent.parent.slug,
    region: parent.slug,
    id,
    slug,
  });
};

/** Null: records of the type are shown on other records' pages and have none of their own. */
const rules: { readonly [T in ContentTypeName]: Rule | null } = {
  home: () => pathTo('home'),
  section: topLevel,
  page: belowParent,
  policy: belowParent,
  job: belowParent,
  solution: belowParent,
  graduatePage: belowParentOr(topLevel),
  marketingPage: marketing,
  person: byIdAndSlug('person'),
  publication: byIdAndSlug('publication'),
  event: byIdAndSlug('event'),
  trainingSeries: byIdAndSlug('training-series'),
  trainingItem: byIdAndSlug('training-item'),
  location: bySlug('location'),
  office: bySlug('office'),
  blogPost: bySlug('blog-post'),
  news: bySlug('news-item'),
  sector: belowParentOr(bySlug('sector-1')),
  service: belowParentOr(bySlug('service-1')),
  work: (record) => pathTo(isFeature(record) ? 'feature' : 'product', { root: record.slug }),
  workPart: partOfWork,
  navigatorService: bySlug('navigator-service', 'service'),
  navigatorRegion: belowParent,
  navigatorChapter: belowParent,
  navigatorArticle,
  navigatorTopic: null,
  navigatorCell: null,
  jurisdiction: null,
  topic: null,
  faq: null,
  scamAlert: null,
  deal: null,
  award: null,
  entity: null,
  blogCategory: null,
  newsletter: null,
  programme: null,
};

/** Whether records of the type have pages of their own. */
export function hasPage(type: ContentTypeName): boolean {
  return rules[type] !== null;
}

/**
 * The record's path without language prefix; null when its type has no page, or it lacks the slug or the parent
 * that its address is made of. Whether the site answers there is for `slugProblem` to say.
 */
export function pathOf(record: LinkedRecord): string | null {
  if (record.slug === '' && record.type !== 'home') return null;
  return rules[record.type]?.(record) ?? null;
}

/** A work that has a product with a feature is a feature, any other a product; the root work decides for all below it. */
function isFeature(record: LinkedRecord): boolean {
  if (record.parent) return isFeature(record.parent);
  return Boolean(record.product?.feature);
}

/**
 * The address at which a reader of `asked` is sent to a record with that (stored) path; null without a path.
 * Graduate pages use their own locale unless it is English (`en-gb` counts as such): then the reader's, for the
 * rule for missing translations. All else is left unprefixed for readers in a graduate locale.
 */
export function urlOf(
  record: { readonly type: ContentTypeName; readonly locale: string; readonly path: string | null },
  asked: Locale,
): string | null {
  const { type, locale, path } = record;
  if (path === null) return null;
  if (type !== 'graduatePage') return addressOf(isSiteLocale(asked) ? asked : defaultLocale, path);
  const own = isLocale(locale) && isGraduateLocale(locale) ? locale : defaultLocale;
  return addressOf(own === defaultLocale ? asked : own, path);
}

/**
 * The address of a row in a language; English when the row is not served in it (`nl-nl` outside graduate pages).
 * @throws Error when a parameter is missing
 */
export function linkTo(name: RouteName, params: Readonly<Record<string, string>>, locale: Locale): string {
  const served = localesOf(routeNamed(name)).includes(locale);
  return addressOf(served ? locale : defaultLocale, pathTo(name, params));
}
