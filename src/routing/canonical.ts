import { pathOfSegments, segmentsOf } from '../content/types/path-patterns.ts';
import { defaultLocale, isSiteLocale, type Locale } from '../i18n/locales.ts';
import { addressOf, localeNamed } from './address.ts';
import { withoutAlias } from './redirects.ts';
import { routeNamed, routes } from './routes.ts';

/** An address as it should have been written. */
interface CanonicalAddress {
  readonly locale: Locale;
  /** Decoded, lower-case, without the language. */
  readonly segments: readonly string[];
  /** Percent-encoded, without language prefix. */
  readonly path: string;
  /** Percent-encoded, with language prefix: ASCII, safe in a `Location` header. */
  readonly address: string;
}

const graduateHome = segmentsOf(routeNamed('graduates-home').pattern);
const graduateAreas = new Set(
  routes.filter((route) => route.languages === 'graduate').map((route) => segmentsOf(route.pattern)[0]),
);

/**
 * The canonical form of a raw path: one language prefix or none, lower case, no empty or dot segments, no alias,
 * one percent-encoding. Null when it cannot be decoded (RFC 3986 §2.1) or holds control characters.
 */
export function canonicalAddress(pathname: string): CanonicalAddress | null {
  const decoded = decodeSegments(pathname);
  if (!decoded) return null;
  const { locale, rest } = splitLanguage(decoded);
  const segments = withoutAlias(rest);
  const path = pathOfSegments(segments);
  return { locale, segments, path, address: addressOf(locale, path) };
}

function decodeSegments(pathname: string): string[] | null {
  const kept: string[] = [];
  for (const raw of pathname.split('/')) {
    const segment = decodeSegment(raw);
    if (segment === null) return null;
    if (segment === '..') kept.pop();
    else if (segment !== '' && segment !== '.') kept.push(segment);
  }
  return kept;
}

function decodeSegment(raw: string): string | null {
  try {
    const segment = decodeURIComponent(raw).toLowerCase();
    return segment.isWellFormed() && !/\p{Cc}/u.test(segment) ? segment : null;
  } catch {
    return null;
  }
}

/**
 * The language from the first segment, by whichever name. `/en` is dropped, and so is a graduate locale before anything
 * but graduate pages, until what is left is an address that leads nowhere else.
 */
function splitLanguage(segments: readonly string[]): { locale: Locale; rest: readonly string[] } {
  let start = 0;
  for (;;) {
    const locale = localeNamed(segments[start] ?? '');
    if (locale === null) return { locale: defaultLocale, rest: segments.slice(start) };
    start += 1;
    if (locale === defaultLocale) continue;
    const area = segments[start];
    if (isSiteLocale(locale) || graduateAreas.has(area)) return { locale, rest: segments.slice(start) };
    if (area === undefined) return { locale, rest: graduateHome };
  }
}
