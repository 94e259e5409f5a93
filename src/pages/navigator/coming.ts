import type { Status } from '../../components/icons/StatusMark.tsx';
import type { Labelled } from '../../components/sections/section.ts';
import { choiceLabel } from '../../content/types/choices.ts';
import { formatDay } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { ComingEntryFragment } from './navigator.fragments.gen.ts';
import { markOf } from './status-marks.ts';

/** Law that is on its way: its day and how sure that is, where, and what; said once where it is the same in several places. */
export interface ComingLaw {
  readonly id: string;
  /** The day in words, or that there is none yet. */
  readonly date: Labelled;
  readonly certainty: string | null;
  readonly jurisdictions: readonly Labelled[];
  readonly topic: Labelled;
  /** In English on a page that is not: said in words above it. */
  readonly inEnglish: string | null;
  readonly headline: Labelled;
  readonly status: { readonly mark: Status; readonly text: string };
  readonly stage: string | null;
}

/** Most rows that a page shows beside other things. */
const mostLaws = 12;

/** What is to come, the next first. @param today ISO day @param most rows */
export function comingLaws(
  entries: readonly ComingEntryFragment[],
  locale: Locale,
  today: string,
  most = mostLaws,
): ComingLaw[] {
  const laws = Map.groupBy(entries, (entry) =>
    [comingDay(entry, today), entry.topic?.title, entry.title, entry.legalStatus].join(' '),
  );
  return [...laws.values()]
    .slice(0, most)
    .flatMap(([first, ...others]) => (first ? [comingLaw(first, [first, ...others], locale, today)] : []));
}

function comingLaw(
  entry: ComingEntryFragment,
  same: readonly ComingEntryFragment[],
  locale: Locale,
  today: string,
): ComingLaw {
  const { navigator: m, notices } = messagesFor(locale);
  const { id, topic, legalStatus, stage, expectedOn, certainty, title } = entry;
  const day = comingDay(entry, today);
  const lang = langOf(entry.locale, locale);
  return {
    id,
    date: day ? { text: formatDay(day, locale, 'short'), dateTime: day } : { text: m.horizon.noDay },
    certainty:
      day && day === expectedOn && certainty
        ? choiceLabel('navigatorCell.certainty', certainty, locale)
        : null,
    jurisdictions: same.flatMap((one) =>
      one.chapter && 'title' in one.chapter
        ? [{ text: one.chapter.title, url: addressOf(one), lang: langOf(one.chapter.locale, locale) }]
        : [],
    ),
    topic: { text: topic?.title ?? '', lang: topic ? langOf(topic.locale, locale) : undefined },
    inEnglish: lang ? notices.inEnglish : null,
    headline: { text: title, url: addressOf(entry), lang },
    status: {
      mark: markOf(legalStatus),
      text: choiceLabel('navigatorCell.legalStatus', legalStatus, locale),
    },
    stage,
  };
}

/** Where the answer stands on its chapter's page. */
export function addressOf({ chapter, topic }: ComingEntryFragment): string | null {
  return chapter?.url && topic ? `${chapter.url}#${topic.slug}` : (chapter?.url ?? null);
}

/** The next day that it waits for; undefined where all of its days have been. */
export function comingDay(
  { expectedOn, effectiveFrom }: Pick<ComingEntryFragment, 'expectedOn' | 'effectiveFrom'>,
  today: string,
): string | undefined {
  return [expectedOn, effectiveFrom].filter((one) => one !== null && one > today).sort()[0] ?? undefined;
}
