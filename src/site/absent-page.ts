import { anonymous } from '../content/context.ts';
import type { Absence } from '../content/records/resolve.ts';
import { execute } from '../graphql/execute.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { outwardSettings } from '../pages/document/outward-settings.ts';
import { signInSettings } from '../pages/document/sign-in-settings.ts';
import { renderError } from '../pages/errors/error-page.tsx';
import { nearestQuery } from '../pages/errors/query.gen.ts';
import { Clock } from '../platform/cache/clock.ts';
import type { PageResponse } from '../platform/cache/page-response.ts';
import { belowOwnArea } from '../routing/redirects.ts';
import { unlistedAreas } from './robots.ts';
import type { Site } from './site.ts';

export const html = { 'content-type': 'text/html; charset=utf-8' };
const noTags: ReadonlySet<string> = new Set();

/**
 * The answer for an address that shows no record: where it went, why it is gone, or what is near to it.
 * @param firstPage the address of the list's first page, when a later one was asked for that it does not have
 */
export async function absentPage(
  site: Site,
  { locale, path }: { readonly locale: Locale; readonly path: string },
  absence: Absence,
  firstPage: string | null = null,
): Promise<PageResponse> {
  switch (absence.kind) {
    case 'moved':
      return redirectTo(absence.to);
    case 'gone':
      return errorResponse(site, 410, locale, path, { reason: absence.reason });
    case 'unknown': {
      // The list itself is what was looked for.
      if (firstPage !== null) return errorResponse(site, 404, locale, path, { firstPage });
      const reading = { db: site.database.publishedReader(), viewer: anonymous, clock: new Clock() };
      // Words are compared as they are written, not as addresses spell them.
      const sought = { path: belowOwnArea(decodeURI(path)), locale };
      const { data, tags } = await execute(nearestQuery, sought, reading);
      const near = data.nearest.filter(({ url }) => !isUnlisted(url ?? ''));
      return { ...errorResponse(site, 404, locale, path, { near }), tags };
    }
  }
}

/** Whether an address, with its language or without, is of an area that nobody is sent to by a search engine either. */
function isUnlisted(url: string): boolean {
  const [first = '', second = ''] = url.split('/').slice(1);
  return unlistedAreas.some((area) => area === (isLocale(first) ? second : first));
}

/** A page that says what went wrong with an address. Never kept. */
export function errorResponse(
  site: Site,
  status: 400 | 404 | 410,
  locale: Locale,
  path: string,
  details: Pick<Parameters<typeof renderError>[0], 'near' | 'reason' | 'firstPage'> = {},
): PageResponse {
  const { assets, settings } = site;
  const { icpNumber } = settings;
  const signIn = signInSettings(settings);
  const outward = outwardSettings(settings, 'absent');
  const body = renderError({ status, locale, path, icpNumber, signIn, outward, assets, ...details });
  return { status, headers: html, body, tags: noTags, maxAge: null };
}

/** A permanent redirect (RFC 9110 §15.4.9). */
export function redirectTo(location: string): PageResponse {
  return { status: 308, headers: {}, location, body: '', tags: noTags, maxAge: null };
}
