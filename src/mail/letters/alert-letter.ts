import { fillIn } from '../../i18n/fill-in.ts';
import { localeFacts, type SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm, firmShortName } from '../../platform/settings/firm.ts';
import { type Letter, letterText } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import type { LetterItem, LetterParts } from './letter-parts.ts';

/** Something that an alert tells of. */
export interface AlertItem {
  readonly title: string;
  /** Where it is read; null: it was taken off the site. */
  readonly link: string | null;
  readonly what: 'fresh' | 'changed' | 'begun' | 'ended' | 'withdrawn' | 'gone';
  /** Of an answer of the navigator, whose title is its place. */
  readonly headline: string | null;
  /** What is followed: a title, or the words of a search. */
  readonly because: string;
  /** What it says, as far as the reader may read it. */
  readonly summary: string | null;
  /** Why it was withdrawn. */
  readonly reason: string | null;
  /** What takes its place. */
  readonly instead: { readonly title: string; readonly link: string } | null;
}

/** A saved report of which answers have changed. */
export interface ReportAlertItem {
  readonly title: string;
  /** Where it is set against what it says now; null: its service is gone. */
  readonly link: string | null;
  readonly answers: readonly {
    /** Jurisdiction and topic. */
    readonly place: string;
    readonly what: 'fresh' | 'changed' | 'begun' | 'ended' | 'gone';
    /** Null: it was taken off the site. */
    readonly headline: string | null;
    /** Why it was changed. */
    readonly note: string | null;
  }[];
}

/** Answers that are named of one report; the comparison has all. */
const MOST_ANSWERS = 20;

/**
 * What has changed in what somebody follows.
 *
 * @param preferences where they change or end it without signing in
 */
export function alertLetter(
  locale: SiteLocale,
  { reports, items }: { readonly reports: readonly ReportAlertItem[]; readonly items: readonly AlertItem[] },
  preferences: string,
): Letter {
  const { mails, navigator } = messagesFor(locale);
  const { alerts } = mails;
  const told = [
    ...reports.map((report) => reportLines(report, locale)),
    ...items.map((item) => ({
      title: item.title,
      link: item.link ?? undefined,
      lines: [
        alerts.line({ what: alerts[item.what], because: item.because }),
        item.headline,
        item.reason,
        item.instead && alerts.instead({ title: item.instead.title, link: item.instead.link }),
        item.summary,
      ].filter((line): line is string => Boolean(line)),
    })),
  ];
  const [only] = told;
  const isOfLaw = reports.length > 0 || items.some(({ headline }) => headline !== null);
  const parts: LetterParts = {
    tag: localeFacts[locale].tag,
    firm: locale === 'zh-cn' ? firm.chineseName : firm.name,
    subject: told.length === 1 && only ? only.title : alerts.subject({ count: told.length }),
    text: fillIn(alerts.text, { firm: firmShortName(locale) }),
    items: told,
    unless: isOfLaw ? navigator.demonstration : undefined,
    button: { label: alerts.button, link: preferences },
    why: alerts.why,
  };
  return { subject: parts.subject, text: letterText(parts), html: letterHtml(parts) };
}

function reportLines({ title, link, answers }: ReportAlertItem, locale: SiteLocale): LetterItem {
  const { alerts } = messagesFor(locale).mails;
  const named = answers.slice(0, MOST_ANSWERS).map(({ place, what, headline, note }) => {
    const answer = headline === null ? place : alerts.answer({ place, headline });
    return `${answer}\n${note === null ? alerts[what] : alerts.reason({ what: alerts[what], note })}`;
  });
  const others = answers.length - Math.min(answers.length, MOST_ANSWERS);
  return {
    title: alerts.report({ title }),
    link: link ?? undefined,
    lines: [
      alerts.answers({ count: answers.length }),
      ...named,
      ...(others > 0 ? [alerts.others({ count: others })] : []),
    ],
  };
}
