import type { Head } from '../page-module.ts';

/**
 * The page's schema.org objects as one graph, the way to it among them; null when there is nothing to say.
 * Addresses become absolute.
 */
export function jsonLdOf(head: Head, origin: string): object | null {
  const crumbs = head.breadcrumbs ?? [];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + url,
    })),
  };
  if (crumbs.length === 0 && !head.jsonLd?.length) return null;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(crumbs.length > 0 ? [breadcrumbs] : []),
      ...(head.jsonLd ?? []).map((object) => withOrigin(illustrated(object, head), origin)),
    ],
  };
}

/** What search engines show with a picture. */
const shownWithPicture = [
  'Article',
  'BlogPosting',
  'Chapter',
  'Course',
  'EducationEvent',
  'Event',
  'LegalService',
  'NewsArticle',
  'Place',
  'Report',
  'TechArticle',
];

/** It has the picture that its page is shared with. */
function illustrated(object: object, { image }: Head): object {
  const isShown = '@type' in object && shownWithPicture.includes(String(object['@type']));
  return isShown && image ? { image: image.path, ...object } : object;
}

/** Where pages, which do not know the origin, write paths. */
const addresses = ['@id', 'contentUrl', 'image', 'logo', 'target', 'url'];

/** Addresses become absolute, and lists of nothing are left out. */
function withOrigin(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (Array.isArray(inner) && inner.length === 0) return [];
      const isPath = typeof inner === 'string' && inner.startsWith('/') && addresses.includes(key);
      return [[key, isPath ? origin + inner : withOrigin(inner, origin)]];
    }),
  );
}
