import { declaredName } from '../../../content/types/choices.ts';
import { fillIn } from '../../../i18n/fill-in.ts';
import { formatDay, formatInstant } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import type { Clock } from '../../../platform/cache/clock.ts';
import { addressOf } from '../../../routing/address.ts';
import type { PageRequest } from '../../page-module.ts';
import { countries, countryOf, isCountry } from '../editions.ts';
import { deadlineStateOf } from './deadline.ts';
import {
  type Answers,
  degrees,
  examinations,
  permissions,
  type Reason,
  type Requirements,
  type Stage,
  stages,
  type Verdict,
  verdictOf,
} from './eligibility.ts';
import type { Programme } from './programmes.ts';

/** The names of its fields, as they stand in the address. */
export const checkerNames = ['country', 'stage', 'degree', 'examination', 'work'] as const;

interface CheckerOption {
  readonly value: string;
  readonly label: string;
}

export interface CheckerField {
  readonly name: (typeof checkerNames)[number];
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly CheckerOption[];
  readonly value: string;
}

interface CheckerResult {
  readonly id: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly country: string;
  readonly reasons: readonly string[];
}

export interface CheckerProps {
  readonly action: string;
  readonly fields: readonly CheckerField[];
  /** Questions without an answer, when some have one. */
  readonly missing: readonly string[];
  /** By when: now, later, never. Null until all is answered. */
  readonly results: readonly { readonly heading: string; readonly items: readonly CheckerResult[] }[] | null;
}

/** The form with what was answered, and what follows from it. */
export function checkerProps(programmes: readonly Programme[], request: PageRequest): CheckerProps {
  const { locale, path, search, clock } = request;
  const m = messagesFor(locale);
  const fields = fieldsOf(m, search, locale);
  const answers = answersIn(search);
  const isAsked = checkerNames.some((name) => search.has(name));
  const country = search.get('country');
  return {
    action: addressOf(locale, path),
    fields,
    missing: isAsked ? fields.filter(({ value }) => value === '').map(({ label }) => label) : [],
    results: answers && resultsOf(programmes, country, answers, { m, locale, clock }),
  };
}

function fieldsOf({ graduates }: Messages, search: URLSearchParams, locale: Locale): CheckerField[] {
  const { checker, countries: names } = graduates;
  const field = (name: CheckerField['name'], label: string, options: CheckerOption[], hint?: string) => {
    const given = search.get(name) ?? '';
    return { name, label, hint, options, value: options.some(({ value }) => value === given) ? given : '' };
  };
  const optionsOf = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
    values.map((value) => ({ value, label: labels[value] }));
  const country = field('country', checker.country, [
    ...optionsOf(countries, names),
    { value: 'any', label: checker.everywhere },
  ]);
  return [
    { ...country, value: country.value || countryOf(locale) },
    field('stage', checker.stage, optionsOf(stages, checker.stages)),
    field('degree', checker.degree, optionsOf(degrees, checker.degrees)),
    field(
      'examination',
      checker.examination,
      optionsOf(examinations, checker.examinations),
      checker.examinationHint,
    ),
    field('work', checker.work, optionsOf(permissions, checker.works)),
  ];
}

/** Null unless every question has one of its answers. */
function answersIn(search: URLSearchParams): Answers | null {
  const oneOf = <V extends string>(name: string, values: readonly V[]) =>
    values.find((value) => value === search.get(name));
  const stage = oneOf('stage', stages);
  const degree = oneOf('degree', degrees);
  const examination = oneOf('examination', examinations);
  const work = oneOf('work', permissions);
  return stage && degree && examination && work ? { stage, degree, examination, work } : null;
}

interface Context {
  readonly m: Messages;
  readonly locale: Locale;
  readonly clock: Clock;
}

function resultsOf(
  programmes: readonly Programme[],
  country: string | null,
  answers: Answers,
  context: Context,
) {
  const { m, locale } = context;
  const chosen = isCountry(country ?? '') ? country : country === 'any' ? null : countryOf(locale);
  const judged = programmes
    .filter((programme) => chosen === null || programme.country === chosen)
    .map((programme) => ({
      programme,
      verdict: verdictOf(requirementsOf(programme, context.clock), answers),
    }));
  return (['now', 'later', 'no'] as const).flatMap((when) => {
    const items = judged.filter(({ verdict }) => verdict.when === when);
    if (items.length === 0) return [];
    return [
      {
        heading: m.graduates.checker.states[when],
        items: items.map(({ programme, verdict }) => ({
          id: programme.slug,
          title: programme.title,
          lang: langOf(programme.locale, locale),
          country: isCountry(programme.country)
            ? m.graduates.countries[programme.country]
            : programme.country,
          reasons: verdict.reasons.map((reason) => sentence(reason, programme, verdict, context)),
        })),
      },
    ];
  });
}

function requirementsOf(programme: Programme, clock: Clock): Requirements {
  const { eligibility, sponsorsVisa } = programme;
  const stage = (value: string | null | undefined) => (value ? (declaredName(value) as Stage) : null);
  return {
    from: stage(eligibility?.from) ?? 'first-year',
    otherSubjectsFrom: stage(eligibility?.otherSubjectsFrom),
    until: stage(eligibility?.until),
    degree: eligibility ? (declaredName(eligibility.degree) as Requirements['degree']) : 'any',
    examination: eligibility?.examination ?? null,
    neededBefore: eligibility?.neededBefore
      ? (declaredName(eligibility.neededBefore) as Requirements['neededBefore'])
      : null,
    sponsorsVisa,
    deadlineState: deadlineStateOf(programme, clock),
  };
}

function sentence(reason: Reason, programme: Programme, { from }: Verdict, { m, locale }: Context): string {
  const { checker } = m.graduates;
  const { opensOn, closesAt, timeZone, eligibility } = programme;
  const closes = closesAt ? formatInstant(closesAt, locale, timeZone) : '';
  return fillIn(checker.reasons[reason], {
    date: reason === 'opens' && opensOn ? formatDay(opensOn, locale) : closes,
    stage: from ? checker.stages[from] : '',
    examination: eligibility?.examination ?? '',
  });
}
