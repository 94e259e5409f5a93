import { hash } from 'node:crypto';
import type { Locale } from '../../i18n/locales.ts';

/** A picture that a page is shared with. */
export interface OpenGraphImage {
  /** Path with search, without origin. */
  readonly path: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a page is shared with: the record's picture in the language of its title. */
export interface SharedRecord {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
}

/** The size that networks show at full width, in pixels. */
export const openGraphSize = { width: 1200, height: 630 } as const;

/** Whoever changes how the pictures look takes the next number: networks keep them under their address. */
export const openGraphVersion = 'v1';

/** The address of a record's picture. A new title is a new address, since networks do not ask twice for the same one. */
export function openGraphPath({ id, locale, title }: SharedRecord): string {
  return `/og/${openGraphVersion}/${locale}/${encodeURIComponent(id)}.png?t=${titleHash(title)}`;
}

/** The picture as a page's head names it. */
export function openGraphImage(record: SharedRecord): OpenGraphImage {
  return { path: openGraphPath(record), alt: record.title, ...openGraphSize };
}

/** Ten characters that stand for a title. */
function titleHash(title: string): string {
  return hash('sha256', title, 'base64url').slice(0, 10);
}
