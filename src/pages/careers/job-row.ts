import { choiceLabel } from '../../content/types/choices.ts';
import { formatList } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Clock } from '../../platform/cache/clock.ts';
import type { JobCardFragment } from './careers.fragments.gen.ts';
import { stateOf, timeLeft } from './job-state.ts';
import { salaryText } from './salary.ts';

/** A position in a list. */
export interface JobRow {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly summary: string | null;
  /** Language of title and summary, when it is not the interface's. */
  readonly lang: string | undefined;
  /** The interface's language, where it has to be said. */
  readonly ownLang: string | undefined;
  /** Where no heading of the list says it. */
  readonly inEnglish: string | undefined;
  readonly team: string;
  readonly place: string;
  readonly salary: string | null;
  readonly time: string;
  readonly isUrgent: boolean;
}

/** A position in a list: its team, where, for how much, and how long there is to apply. */
export function jobRow(job: JobCardFragment, clock: Clock, locale: Locale): JobRow {
  const lang = langOf(job.locale, locale);
  return {
    id: job.id,
    title: job.title,
    url: job.url,
    summary: job.summary,
    lang,
    ownLang: lang && localeFacts[locale].tag,
    inEnglish: lang && messagesFor(locale).notices.inEnglish,
    team: choiceLabel('job.department', job.department, locale),
    place: placesOf(job, locale),
    salary: salaryText(job, locale),
    time: timeLeft(job, clock, locale),
    isUrgent: stateOf(job, clock) === 'soon',
  };
}

/** The offices of a position, in one line. */
export function placesOf({ offices }: Pick<JobCardFragment, 'offices'>, locale: Locale): string {
  return formatList(
    offices.map(({ title }) => title),
    locale,
    'unit',
  );
}
