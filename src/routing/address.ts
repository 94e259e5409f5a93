import { defaultLocale, type Locale } from './locales.ts';
import { parameterIn, type RouteName, routeNamed, segmentsOf } from './routes.ts';

/**
 * The address of `path` in a language: English has no prefix (spec §2).
 * @param path without language prefix, starting with `/`
 */
export function addressOf(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
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
