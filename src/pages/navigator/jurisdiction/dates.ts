import type { Labelled } from '../../../components/sections/section.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { anchorOf, type Chapter } from './chapter.ts';

/** Something that happens on a day, and to which topics. */
export interface DayKind {
  readonly kind: string;
  readonly topics: readonly Labelled[];
}

/** A day on the axis of a chapter. */
export interface ChapterDay {
  /** ISO day. */
  readonly day: string;
  readonly date: string;
  readonly isToCome: boolean;
  readonly kinds: readonly DayKind[];
}

interface Happening {
  readonly day: string;
  readonly kind: string;
  readonly topic: Labelled;
}

/**
 * The days of a chapter's law in order: when each answer was enacted, came or comes into force, ends or is expected;
 * and, where it is asked as it is known now, when law that was replaced began and ended.
 *
 * @param page the chapter's address, for law that no longer stands on it
 */
export function chapterDays(
  { entries, replaced }: Pick<Chapter, 'entries' | 'replaced'>,
  locale: Locale,
  today: string,
  page: string | null,
): ChapterDay[] {
  const m = messagesFor(locale).navigator.chapter;
  const happenings: Happening[] = [];
  const add = (day: string | null, kind: string, topic: Labelled) => {
    if (day) happenings.push({ day, kind, topic });
  };
  for (const entry of entries) {
    const { topic, effectiveFrom, certainty } = entry;
    if (!topic || entry.legalStatus === 'NOT_REVIEWED') continue;
    const label = { text: topic.title, url: `#${anchorOf(entry)}`, lang: langOf(topic.locale, locale) };
    add(entry.enactedOn, m.enacted, label);
    add(effectiveFrom, effectiveFrom && effectiveFrom > today ? m.comesIntoForce : m.cameIntoForce, label);
    add(entry.effectiveTo, m.ends, label);
    const sure = certainty && choiceLabel('navigatorCell.certainty', certainty, locale);
    add(entry.expectedOn, sure ? m.expectedSure({ certainty: sure }) : m.expected, label);
  }
  for (const cell of page === null ? [] : replaced) {
    if (!('heldTo' in cell) || !cell.heldTo || cell.heldTo >= today || !cell.topic) continue;
    const url = `${page}?on=${cell.heldTo}#${cell.topic.slug}`;
    const label = { text: cell.topic.title, url, lang: langOf(cell.topic.locale, locale) };
    add(cell.effectiveFrom, m.cameIntoForce, label);
    add(cell.heldTo, m.lastDay, label);
  }
  return byDay(happenings, locale, today);
}

function byDay(happenings: readonly Happening[], locale: Locale, today: string): ChapterDay[] {
  const days = Map.groupBy(happenings, ({ day }) => day);
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, all]) => ({
      day,
      date: formatDay(day, locale, 'short'),
      isToCome: day > today,
      kinds: [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, ones]) => ({
        kind,
        topics: ones.map(({ topic }) => topic),
      })),
    }));
}
