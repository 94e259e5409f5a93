import type { Status } from '../../components/icons/StatusMark.tsx';
import type { Labelled } from '../../components/sections/section.ts';
import { choiceLabel } from '../../content/types/choices.ts';
import { formatDay } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { ComingEntryFragment } from './navigator.fragments.gen.ts';
import { markOf } from './status-marks.ts';

/** Law that is on its way: its day and how sure that is, where, and what. */
export interface ComingLaw {
  readonly id: string;
  /** The day in words, or that there is none yet. */
  readonly date: Labelled;
  readonly certainty: string | null;
  readonly jurisdiction: Labelled;
  readonly topic: Labelled;
  /** In English on a page that is not: said in words above it. */
  readonly inEnglish: string | null;
  readonly headline: Labelled;
  readonly status: { readonly mark: Status; readonly text: string };
  readonly stage: string | null;
}

/** What is to come, the next first. @param today ISO day */
export function comingLaws(
  entries: readonly ComingEntryFragment[],
  locale: Locale,
  today: string,
): ComingLaw[] {
  const { navigator: m, notices } = messagesFor(locale);
  return entries.map((entry) => {
    const { id, topic, chapter, legalStatus, stage, expectedOn, effectiveFrom, certainty, title } = entry;
    const days = [expectedOn, effectiveFrom].filter((one) => one !== null && one > today).sort();
    const [day] = days;
    const lang = langOf(entry.locale, locale);
    const url = chapter?.url && topic ? `${chapter.url}#${topic.slug}` : (chapter?.url ?? null);
    return {
      id,
      date: day ? { text: formatDay(day, locale, 'short'), dateTime: day } : { text: m.horizon.noDay },
      certainty:
        day && day === expectedOn && certainty
          ? choiceLabel('navigatorCell.certainty', certainty, locale)
          : null,
      jurisdiction: {
        text: chapter?.title ?? '',
        lang: chapter ? langOf(chapter.locale, locale) : undefined,
      },
      topic: { text: topic?.title ?? '', lang: topic ? langOf(topic.locale, locale) : undefined },
      inEnglish: lang ? notices.inEnglish : null,
      headline: { text: title, url, lang },
      status: {
        mark: markOf(legalStatus),
        text: choiceLabel('navigatorCell.legalStatus', legalStatus, locale),
      },
      stage,
    };
  });
}
