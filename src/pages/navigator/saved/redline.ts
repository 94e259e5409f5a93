import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { amountInWords } from '../../../reports/model/amount.ts';
import { answersByPlace } from '../../../reports/model/placed.ts';
import type { Report, ReportAnswer } from '../../../reports/model/report.ts';
import { statusLabel } from '../../../reports/model/status-label.ts';
import { type ComparedParagraph, compareTexts } from '../../shared/comparison/comparison.ts';
import { paragraphsOf } from '../../shared/comparison/paragraphs.ts';

/** An answer that says something else than it did. */
export interface RedlinedAnswer {
  readonly id: string;
  readonly jurisdiction: string;
  readonly topic: string;
  /** `reissued`: published anew, without a difference in what the report shows of it. */
  readonly change: 'changed' | 'added' | 'gone' | 'reissued';
  /** Of its texts, where it is not the report's. */
  readonly lang: string | undefined;
  /** Status and days that differ, in words. */
  readonly facts: readonly { readonly label: string; readonly before: string; readonly after: string }[];
  readonly headline: readonly ComparedParagraph[];
  /** Of its other texts what differs. */
  readonly texts: readonly ComparedParagraph[];
  /** It was taken off the site: what it said is told by nobody. */
  readonly isTakenDown: boolean;
}

interface Place {
  readonly jurisdiction: string;
  readonly topic: string;
}

/**
 * What differs between a report as it was and as it is, in its reading order. Jurisdictions that the later does not hold,
 * since its reader may not have so many, are not compared.
 *
 * @param withheld places of the earlier whose answers were taken off the site
 */
export function redlineOf(before: Report, after: Report, withheld: readonly Place[]): RedlinedAnswer[] {
  const { locale } = after;
  const [was, is] = [answersByPlace(before), answersByPlace(after)];
  const titles = new Map([...before.topics, ...after.topics].map(({ key, title }) => [key, title]));
  const isWithheld = (at: Place) =>
    withheld.some(({ jurisdiction, topic }) => jurisdiction === at.jurisdiction && topic === at.topic);
  return after.jurisdictions.flatMap((jurisdiction) =>
    [...titles].flatMap(([topic, topicTitle]): RedlinedAnswer[] => {
      const place = { jurisdiction: jurisdiction.key, topic };
      const [old, now] = [was(place.jurisdiction, topic), is(place.jurisdiction, topic)];
      const isTakenDown = isWithheld(place);
      if (!old && !now && !isTakenDown) return [];
      const written = now ?? old;
      const facts = factsOf(old, now, locale);
      const language = localeFacts[written?.locale ?? locale].tag;
      const compared = (lines: (answer: ReportAnswer) => readonly string[]) =>
        compareTexts(old ? lines(old) : [], now ? lines(now) : [], language);
      const headline = compared((answer) => (answer.headline === '' ? [] : [answer.headline]));
      const texts = compared(linesOf).filter(isChanged);
      const isSame = old && now && facts.length === 0 && texts.length === 0 && !headline.some(isChanged);
      if (isSame && isSameVersion(old, now)) return [];
      return [
        {
          id: `${place.jurisdiction}-${topic}`,
          jurisdiction: jurisdiction.title,
          topic: topicTitle,
          change: isSame ? 'reissued' : now ? (old || isTakenDown ? 'changed' : 'added') : 'gone',
          lang: written && langOf(written.locale, locale),
          facts,
          headline,
          texts,
          isTakenDown,
        },
      ];
    }),
  );
}

const isSameVersion = (one: ReportAnswer, other: ReportAnswer) =>
  one.recordId === other.recordId &&
  one.locale === other.locale &&
  one.version === other.version &&
  one.basis?.number === other.basis?.number;

const isChanged = ({ change, words }: ComparedParagraph) => change !== 'same' || words.length > 1;

/** Status and days of an answer that are others now. */
function factsOf(
  old: ReportAnswer | undefined,
  now: ReportAnswer | undefined,
  locale: Locale,
): RedlinedAnswer['facts'] {
  const { facts, nothing } = messagesFor(locale).reportBuilder.saved;
  const fact = (label: string, value: (answer: ReportAnswer) => string) => {
    const [before, after] = [old ? value(old) : '', now ? value(now) : ''];
    return before === after ? [] : [{ label, before, after }];
  };
  const day = (label: string, field: 'effectiveFrom' | 'reviewedOn' | 'reviewDueOn') =>
    fact(label, ({ [field]: on }) => (on === null ? nothing : formatDay(on, locale)));
  return [
    ...fact(facts.status, ({ status }) => statusLabel(status, locale)),
    ...day(facts.from, 'effectiveFrom'),
    ...(old && now ? [...day(facts.reviewed, 'reviewedOn'), ...day(facts.due, 'reviewDueOn')] : []),
  ];
}

/** All that an answer says below its headline, a line for each paragraph. */
function linesOf(answer: ReportAnswer): string[] {
  const { summary, body, conditions, thresholds, penalties, instruments, locale } = answer;
  return [
    ...(summary ? [summary] : []),
    ...paragraphsOf(body ?? []),
    ...conditions,
    ...thresholds.map((one) => `${one.label}: ${amountInWords(one, locale)}`),
    ...(penalties ? [penalties] : []),
    ...instruments.map(({ name, citation }) => [name, citation].filter(Boolean).join(', ')),
  ];
}
