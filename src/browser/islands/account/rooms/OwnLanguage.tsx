import { langOf } from '../../../../i18n/language-of.ts';
import { isSiteLocale, type Locale } from '../../../../i18n/locales.ts';
import type { InRoom } from './load-rooms.ts';

interface OwnLanguageProps extends Pick<InRoom, 'locale' | 'm'> {
  readonly text: string;
  /** The language that it was written in: a room has no translations. */
  readonly written: Locale;
}

/** What somebody wrote in a room, marked for eyes and ears where it is not in the reader's language. */
export function OwnLanguage({ text, written, locale, m }: OwnLanguageProps) {
  const lang = langOf(written, locale);
  if (!lang || !isSiteLocale(written)) return text;
  return (
    <>
      <span lang={lang}>{text}</span> <span className="small">{m.languages[written]}</span>
    </>
  );
}
