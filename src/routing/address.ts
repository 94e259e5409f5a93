import { defaultLocale, isLocale, type Locale } from './locales.ts';
import { parameterIn, type RouteName, routeNamed, segmentsOf } from './routes.ts';

/**
 * The address of `path` in a language: English has no prefix (spec §2).
 * @param path without language prefix, starting with `/`
 */
export function addressOf(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The language that an address asks for by its first segment, however wrong the rest of it is. */
export function localeIn(address: string): Locale {
  const first = address.slice(1).split(/[/?]/, 1)[0]?.toLowerCase() ?? '';
  return isLocale(first) ? first : defaultLocale;
}

/** The path that these segments make, each percent-encoded. */
export function pathOfSegments(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/**
 * The path of a row with its parameters filled in, without language prefix.
 * @throws Error when a parameter is missing
 */
export function pathTo(name: RouteName, params: Readonly<Record<string, string>> = {}): string {
  const segments = segmentsOf(routeNamed(name).pattern).map((segment) => {
    const parameter = parameterIn(segment);
    if (parameter === null) return segment;
    const value = params[parameter];
    if (!value) throw new Error(`The route “${name}” needs the parameter “${parameter}”.`);
    return value;
  });
  return pathOfSegments(segments);
}

/** The address of a file that records offer. */
export function assetAddress(id: string, name: string): string {
  return pathOfSegments(['assets', id, name]);
}
