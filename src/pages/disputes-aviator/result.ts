import type { Status } from '../../components/icons/StatusMark.tsx';
import type { Labelled } from '../../components/sections/section.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { advise } from './advise.ts';
import { answerText } from './answered.ts';
import { type Assessment, assess, assessmentOf } from './assess.ts';
import { costOf, monthsOf } from './bands.ts';
import { type Change, changesOf } from './changes.ts';
import type { Facts } from './facts.ts';
import { criteria, type Grade, type Route, routes } from './rules.ts';
import { type SourceId, sourceUrls } from './sources.ts';
import { stepsOf } from './steps.ts';
import { aviatorTextsFor } from './texts/texts.ts';

/** A grade as it is drawn and written, with a band where the criterion has one. */
export interface Cell {
  readonly criterion: string;
  readonly status: Status;
  readonly text: string;
  readonly band: string | null;
  /** Each with the numbers of its sources. */
  readonly reasons: readonly { readonly text: string; readonly sources: readonly number[] }[];
}

export interface RouteColumn {
  readonly route: Route;
  readonly title: string;
  readonly isRecommended: boolean;
  readonly cells: readonly Cell[];
}

export interface ResultProps {
  readonly heading: string;
  readonly because: readonly string[];
  readonly columns: readonly RouteColumn[];
  readonly steps: readonly string[];
  readonly changes: readonly { readonly answer: Labelled; readonly effect: string }[];
  readonly sources: readonly { readonly text: string; readonly url: string }[];
}

const statuses: { readonly [G in Grade]: Status } = {
  strong: 'in-force',
  fair: 'consultation',
  weak: 'proposed',
  depends: 'not-reviewed',
  agreed: 'in-force',
  consent: 'proposed',
  barred: 'none',
  available: 'consultation',
  none: 'none',
  narrow: 'proposed',
  full: 'in-force',
};

/** The comparison in the reader's words. `address` is the page's, without search. */
export function resultOf(facts: Facts, address: string, locale: Locale): ResultProps {
  const texts = aviatorTextsFor(locale);
  const advice = advise(facts);
  const assessments = assess(facts);
  const changes = changesOf(facts);
  const { reasons: travels } = assessmentOf(assessments, advice.route, 'enforcement');
  const used = [
    ...new Set(assessments.flatMap(({ reasons }) => reasons.flatMap(({ sources }) => sources ?? []))),
  ];
  return {
    heading: texts.headings[advice.route][advice.first],
    because: [
      texts.because[advice.because],
      texts.first[advice.first],
      ...travels.map(({ id }) => texts.reasons[id]),
      sensitivity(changes, locale),
    ],
    columns: routes.map((route) => ({
      route,
      title: texts.routes[route],
      isRecommended: route === advice.route || route === advice.first,
      cells: criteria.map((on) => cellOf(assessmentOf(assessments, route, on), facts, used, locale)),
    })),
    steps: stepsOf(facts, advice).map((step) => texts.steps[step]),
    changes: changes.map((change) => changeText(change, address, locale)),
    sources: used.map((id) => ({ text: texts.sources[id], url: sourceUrls[id] })),
  };
}

function cellOf(assessment: Assessment, facts: Facts, used: readonly SourceId[], locale: Locale): Cell {
  const { route, on, grade, reasons } = assessment;
  const texts = aviatorTextsFor(locale);
  return {
    criterion: texts.criteria[on],
    status: statuses[grade],
    text: texts.grades[grade],
    band:
      on === 'time'
        ? monthsText(route, facts, locale)
        : on === 'cost'
          ? costText(route, facts, locale)
          : null,
    reasons: reasons.map(({ id, sources = [] }) => ({
      text: texts.reasons[id],
      sources: sources.map((source) => used.indexOf(source) + 1),
    })),
  };
}

function monthsText(route: Route, facts: Facts, locale: Locale): string {
  const { from, to } = monthsOf(route, facts);
  return messagesFor(locale).disputesAviator.page.months({ from, to });
}

function costText(route: Route, facts: Facts, locale: Locale): string | null {
  const cost = costOf(route, facts);
  if (!cost) return null;
  const [from, to] = [cost.from, cost.to].map((pounds) => formatMoney(pounds, 'GBP', locale));
  return messagesFor(locale).disputesAviator.page.amount({ from: from ?? '', to: to ?? '' });
}

/** On what the result depends, in a sentence. */
function sensitivity(changes: readonly Change[], locale: Locale): string {
  const m = messagesFor(locale).disputesAviator.page;
  if (changes.length === 0) return m.steady;
  const { questions } = aviatorTextsFor(locale);
  const named = [...new Set(changes.map(({ question }) => questions[question].short))];
  return m.sensitive({ questions: formatList(named, locale) });
}

function changeText(change: Change, address: string, locale: Locale) {
  const m = messagesFor(locale).disputesAviator.page;
  const texts = aviatorTextsFor(locale);
  const { question, advice, enforcement, search } = change;
  const named = change.answers.map((answer) => answerText(question, answer, locale));
  return {
    answer: {
      text: m.change({ question: texts.questions[question].short, answers: named.join(' / ') }),
      url: search && address + search,
    },
    effect: enforcement
      ? m.enforcement({ grade: texts.grades[enforcement] })
      : texts.headings[advice.route][advice.first],
  };
}
