import type { Labelled } from '../../../components/sections/section.ts';
import { typedCode } from '../../../content/navigator/log/report-code.ts';
import { formatDay, formatInstant } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { type ReportChoice, searchOfChoice } from './choice.ts';
import type { ReportBuilderPageQuery } from './query.gen.ts';

/** What is said of a report by its code. */
export interface CodeCheck {
  /** As it was typed; empty: nothing was. */
  readonly code: string;
  /** Null: nothing was typed. */
  readonly verdict: string | null;
  readonly isGood: boolean;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly entries: readonly CheckedEntry[];
  /** The same choice, made again today; null where no report was found. */
  readonly again: string | null;
}

export interface CheckedEntry {
  readonly id: string;
  readonly name: string;
  /** As the report shows it. */
  readonly headline: Labelled;
  /** As the site has it now, where that is something else, and since when. */
  readonly now: { readonly since: string; readonly headline: Labelled } | null;
}

/** The search parameter; a longer text is no code. */
export const codeParam = 'code';
const longestCode = 60;

/** The code in an address; empty: there is none. */
export function codeIn(search: URLSearchParams): string {
  return (search.get(codeParam) ?? '').trim().slice(0, longestCode);
}

interface Typed {
  readonly code: string;
  /** The code of the report that the page shows, which its address chooses; null: it shows none. */
  readonly shown: string | null;
  readonly choice: ReportChoice;
  /** The address of the page, without a query. */
  readonly action: string;
  readonly locale: SiteLocale;
  readonly today: string;
}

/** What is said of a code: by what the site kept of its report, or by the report itself, which the address makes again. */
export function codeCheck(
  report: ReportBuilderPageQuery['check'],
  { code, shown, choice, action, locale, today }: Typed,
): CodeCheck {
  const m = messagesFor(locale).navigator.code;
  const typed = typedCode(code);
  if (!report && typed !== null && shown !== null && typed === typedCode(shown)) {
    const { selection, made } = choice;
    return {
      code,
      verdict: m.asShown,
      isGood: true,
      facts: [
        ...(made ? [{ label: m.made, text: formatInstant(made.toISOString(), locale) }] : []),
        { label: m.on, text: formatDay(selection.on ?? today, locale) },
        ...(selection.known ? [{ label: m.known, text: formatDay(selection.known, locale) }] : []),
      ],
      entries: [],
      again: action + searchOfChoice({ ...choice, selection: { ...selection, on: null, known: null } }),
    };
  }
  if (!report) {
    const verdict = code === '' ? null : m.unknown({ code });
    return { code, verdict, isGood: false, facts: [], entries: [], again: null };
  }
  const { entries, isIntact, madeAt, heldOn, knownAt, selection } = report;
  const superseded = entries.filter(({ isSuperseded }) => isSuperseded).length;
  const good = superseded === 0 ? m.genuine : m.superseded({ count: superseded });
  return {
    code,
    verdict: isIntact ? good : m.altered,
    isGood: isIntact,
    facts: [
      { label: m.made, text: formatDay(madeAt.slice(0, 10), locale) },
      { label: m.on, text: formatDay(heldOn, locale) },
      ...(knownAt ? [{ label: m.known, text: formatDay(knownAt.slice(0, 10), locale) }] : []),
    ],
    entries: entries.map((entry) => checkedEntry(entry, locale)),
    again: action + selection,
  };
}

type Entry = NonNullable<ReportBuilderPageQuery['check']>['entries'][number];

function checkedEntry(
  { id, locale: written, chapter, topic, said, isSuperseded }: Entry,
  locale: SiteLocale,
): CheckedEntry {
  const m = messagesFor(locale).navigator.code;
  const lang = langOf(written, locale);
  const name = [chapter?.title, topic?.title].filter(Boolean).join(', ');
  if (!said) return { id, name, headline: { text: m.takenDown }, now: null };
  const date = formatDay(said.newestPublishedAt.slice(0, 10), locale);
  return {
    id,
    name,
    headline: { text: said.headline, lang },
    now: isSuperseded ? { since: m.now({ date }), headline: { text: said.newest, lang } } : null,
  };
}
