import type { Locale } from '../../i18n/locales.ts';

/** Why a version is another one, as the schema gives it. */
interface Explained {
  /** The language of `note`. */
  readonly locale: Locale;
  readonly note: string | null;
  /** In the language that was asked for. */
  readonly translatedNote: string | null;
}

/** An editor's reason for a change, and the language that it is in. */
export interface Reason {
  readonly text: string;
  readonly locale: Locale;
}

/** The editor’s reason for a change in the reader’s language, in its own where it is not translated; null for none. */
export function reasonOf({ note, translatedNote, locale }: Explained, reader: Locale): Reason | null {
  if (translatedNote !== null) return { text: translatedNote, locale: reader };
  return note === null ? null : { text: note, locale };
}
