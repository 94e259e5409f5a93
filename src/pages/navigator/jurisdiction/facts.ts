import type { AnswerFact } from '../../../components/navigator/answer.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { changeAge } from '../change-age.ts';
import type { Chapter, Entry } from './chapter.ts';

type Person = Entry['author'];

/** What stands beside an answer: its days, who wrote it and who read it again. @param day from which days are to come */
export function factsOf(entry: Entry, locale: Locale, day: string): AnswerFact[] {
  const m = messagesFor(locale).navigator.chapter;
  const { enactedOn, effectiveFrom, effectiveTo, expectedOn, certainty } = entry;
  const dated = (label: string, on: string | null): AnswerFact[] =>
    on ? [{ label, text: formatDay(on, locale), day: on, url: null, lang: null }] : [];
  const by = (label: string, person: Person): AnswerFact[] =>
    person
      ? [
          {
            label,
            text: person.title,
            day: null,
            url: person.url,
            lang: langOf(person.locale, locale) ?? null,
          },
        ]
      : [];
  const sure = certainty && choiceLabel('navigatorCell.certainty', certainty, locale);
  const isToCome = effectiveFrom !== null && effectiveFrom > day;
  return [
    ...dated(m.enacted, enactedOn),
    ...dated(isToCome ? m.comesIntoForce : m.inForceFrom, effectiveFrom),
    ...dated(m.until, effectiveTo),
    ...dated(sure ? m.expectedSure({ certainty: sure }) : m.expected, expectedOn),
    ...by(m.author, entry.author),
    ...by(m.reviewer, entry.reviewer),
    ...dated(m.reviewed, entry.reviewedOn),
    ...dated(m.nextReview, isOverdue(entry, day) ? null : entry.reviewDueOn),
  ];
}

/** That an answer was changed by more than its wording within ninety days of a day, with the way to why. */
export function changeFacts(
  { id }: Entry,
  { changes }: Pick<Chapter, 'changes'>,
  locale: Locale,
  day: string,
): AnswerFact[] {
  const newest = changes.find(({ entryId, kind }) => entryId === id && kind !== 'MINOR');
  const changed = newest?.publishedAt.slice(0, 10);
  if (!changed || changeAge(changed, day) === null) return [];
  const label = messagesFor(locale).navigatorTable.changedOn;
  return [{ label, text: formatDay(changed, locale), day: changed, url: '#changes', lang: null }];
}

/** Says so where an answer should have been read again by a day; null where there is time. */
export function overdueOf(entry: Entry, locale: Locale, day: string): string | null {
  const { reviewDueOn } = entry;
  if (!reviewDueOn || !isOverdue(entry, day)) return null;
  return messagesFor(locale).navigator.chapter.overdue({ date: formatDay(reviewDueOn, locale) });
}

/** Whether somebody should have read it again before a day. */
export function isOverdue({ reviewDueOn, legalStatus }: Entry, day: string): boolean {
  return legalStatus !== 'NOT_REVIEWED' && reviewDueOn !== null && reviewDueOn < day;
}
