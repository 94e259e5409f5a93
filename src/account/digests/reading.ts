import type { Viewer } from '../../content/context.ts';
import type { RecordLoaders } from '../../content/records/loaders.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { BEGUN, ENDED } from './note-days.ts';

/** What the outbox keeps of a digest. */
export interface DigestContent {
  readonly visitor: string;
  readonly digest: string;
}

/** As whom, and in which language, a digest is written. */
export interface Reading {
  readonly locale: SiteLocale;
  readonly siteOrigin: string;
  readonly viewer: Viewer;
  readonly loaders: RecordLoaders;
}

/** What a change of this edition is to who is told of it. */
export function whatHappened(edition: string): 'fresh' | 'changed' | 'begun' | 'ended' {
  if (edition.startsWith(BEGUN)) return 'begun';
  if (edition.startsWith(ENDED)) return 'ended';
  return edition === '1' ? 'fresh' : 'changed';
}
