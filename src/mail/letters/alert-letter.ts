import { fillIn } from '../../i18n/fill-in.ts';
import { localeFacts, type SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm, firmShortName } from '../../platform/settings/firm.ts';
import { type Letter, letterText } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import type { ForeignLine, LetterItem, LetterParts } from './letter-parts.ts';

/** Words of a record, and their language as a tag where it is not the letter's. */
interface Said {
  readonly text: string;
  readonly lang: string | undefined;
}

/** Something that an alert tells of. */
export interface AlertItem {
  readonly title: string;
  /** Of what it says, and of its title where it is no answer, as a tag; undefined: the letter's. */
  readonly lang?: string | undefined;
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
    readonly headline: Said | null;
    /** Why it was changed. */
    readonly note: Said | null;
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
    ...items.map((item) => itemLines(item, locale)),
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

function itemLines(item: AlertItem, locale: SiteLocale): LetterItem {
  const { mails, account } = messagesFor(locale);
  const { title, headline, reason, instead, summary, lang } = item;
  const line = mails.alerts.line({ what: mails.alerts[item.what], because: item.because });
  const said = (text: string | null) => (text && lang ? { text, lang } : text);
  return {
    title,
    lang: headline === null ? lang : undefined,
    link: item.link ?? undefined,
    lines: [
      lang ? `${line} ${account.status.inEnglish}` : line,
      said(headline),
      said(reason),
      instead && mails.alerts.instead({ title: instead.title, link: instead.link }),
      said(summary),
    ].filter((one): one is string | ForeignLine => one !== null && one !== ''),
  };
}

type ChangedAnswer = ReportAlertItem['answers'][number];

/** What became of an answer below its place; what is said of it in another language apart, and told to be. */
function answerLines(
  { place, what, headline, note }: ChangedAnswer,
  locale: SiteLocale,
): LetterItem['lines'] {
  const { mails, account } = messagesFor(locale);
  const { alerts } = mails;
  const { inEnglish } = account.status;
  const isForeign = (said: Said | null): said is ForeignLine => said?.lang !== undefined;
  const happened = alerts[what];
  const whole = isForeign(headline)
    ? `${place} ${inEnglish}`
    : headline
      ? alerts.answer({ place, headline: headline.text })
      : place;
  const why = isForeign(note)
    ? `${happened}${isForeign(headline) ? '' : ` ${inEnglish}`}`
    : note
      ? alerts.reason({ what: happened, note: note.text })
      : happened;
  return [`${whole}\n${why}`, ...[headline, note].filter(isForeign)];
}

function reportLines({ title, link, answers }: ReportAlertItem, locale: SiteLocale): LetterItem {
  const { alerts } = messagesFor(locale).mails;
  const named = answers.slice(0, MOST_ANSWERS).flatMap((answer) => answerLines(answer, locale));
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
