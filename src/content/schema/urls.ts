import { addressOf } from '../../routing/links.ts';
import { defaultLocale, isSiteLocale, type Locale } from '../../routing/locales.ts';
import { type ContentTypeName, declarationOf } from '../types/index.ts';

interface Addressed {
  readonly type: ContentTypeName;
  readonly path: string | null;
  readonly asked: Locale;
}

/**
 * A record's address with the prefix of the language asked for; null when it has no page. A graduate locale shows
 * the rest of the site in English, so its pages lead there without a prefix.
 */
export function urlOf({ type, path, asked }: Addressed): string | null {
  if (path === null) return null;
  const kept = isSiteLocale(asked) || declarationOf(type).locales.includes(asked);
  return addressOf(kept ? asked : defaultLocale, path);
}
