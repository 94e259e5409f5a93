import type { PageResponse } from '../platform/cache/page-response.ts';
import { pageHeaders, privatePageHeaders, securityHeaders } from '../platform/http/security-headers.ts';
import type { Site } from './site.ts';

/** Answers a page request by its path and the part of its query that its page reads. */
export type HandlePage = (
  request: { readonly pathname: string; readonly search: string },
  site: Site,
) => Promise<PageResponse>;

const privateArea = /^(?:\/[a-z]{2}-[a-z]{2})?\/auth(?:\/|$)/;

/**
 * Makes pages as they are sent, with all headers that do not depend on who asks.
 *
 * @returns a function of a path and the part of a query that its page reads; it throws what `handlePage` throws
 */
export function pageRenderer(
  site: Site,
  handlePage: HandlePage,
): (pathname: string, search: string) => Promise<PageResponse> {
  const secured = securityHeaders(site.settings, site.assets.beforeDrawing);
  return async (pathname, search) => {
    const page = await handlePage({ pathname, search }, site);
    const isHtml = page.headers['content-type']?.startsWith('text/html');
    const { 'cache-control': cacheControl, ...htmlOnly } = pageHeaders;
    const headers = {
      ...secured,
      'cache-control': cacheControl ?? 'no-cache',
      ...(isHtml && htmlOnly),
      ...(privateArea.test(pathname) && privatePageHeaders),
      ...page.headers,
    };
    return { ...page, headers };
  };
}
