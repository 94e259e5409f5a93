import { fillIn } from '../../i18n/fill-in.ts';
import { localeFacts, type SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm, firmShortName } from '../../platform/settings/firm.ts';
import { type Letter, letterText } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import type { LetterParts } from './letter-parts.ts';

/** Something that an alert tells of. */
export interface AlertItem {
  readonly title: string;
  /** Where it is read; null: it was taken off the site. */
  readonly link: string | null;
  readonly what: 'fresh' | 'changed' | 'withdrawn' | 'gone';
  /** What is followed: a title, or the words of a search. */
  readonly because: string;
  /** What it says, as far as the reader may read it. */
  readonly summary: string | null;
  /** Why it was withdrawn. */
  readonly reason: string | null;
  /** What takes its place. */
  readonly instead: { readonly title: string; readonly link: string } | null;
}

/**
 * What has changed in what somebody follows.
 *
 * @param preferences where they change or end it without signing in
 */
export function alertLetter(locale: SiteLocale, items: readonly AlertItem[], preferences: string): Letter {
  const { alerts } = messagesFor(locale).mails;
  const [only] = items;
  const parts: LetterParts = {
    tag: localeFacts[locale].tag,
    firm: locale === 'zh-cn' ? firm.chineseName : firm.name,
    subject: items.length === 1 && only ? only.title : alerts.subject({ count: items.length }),
    text: fillIn(alerts.text, { firm: firmShortName(locale) }),
    items: items.map((item) => ({
      title: item.title,
      link: item.link ?? undefined,
      lines: [
        alerts.line({ what: alerts[item.what], because: item.because }),
        item.reason,
        item.instead && alerts.instead({ title: item.instead.title, link: item.instead.link }),
        item.summary,
      ].filter((line): line is string => Boolean(line)),
    })),
    button: { label: alerts.button, link: preferences },
    why: alerts.why,
  };
  return { subject: parts.subject, text: letterText(parts), html: letterHtml(parts) };
}
