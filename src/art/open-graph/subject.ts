import type { Locale } from '../../i18n/locales.ts';

/** What a picture shows; all that the worker is told. */
export interface OpenGraphSubject {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  /** The firm's name as pages say it. */
  readonly firm: string;
  /** The letters of a person's portrait; null for everything else, which has a card. */
  readonly mark: string | null;
}
