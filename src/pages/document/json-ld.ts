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

const articles = ['Article', 'BlogPosting', 'NewsArticle', 'Report', 'TechArticle'];

/** An article has the picture that its page is shared with. */
function illustrated(object: object, { image }: Head): object {
  const isArticle = '@type' in object && articles.includes(String(object['@type']));
  return isArticle && image ? { image: image.path, ...object } : object;
}

/** Values of `url`, `image` and `@id` are written as paths by pages, which do not know the origin. */
function withOrigin(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isPath =
        typeof inner === 'string' && inner.startsWith('/') && ['url', '@id', 'target', 'image'].includes(key);
      return [key, isPath ? origin + inner : withOrigin(inner, origin)];
    }),
  );
}
