import { localeFacts, type SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm, firmShortName } from '../../platform/settings/firm.ts';
import { type Letter, letterText } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import type { LetterItem, LetterParts } from './letter-parts.ts';

/** An issue of a newsletter, as a letter tells it. */
interface ToldIssue {
  /** The newsletter's title. */
  readonly newsletter: string;
  /** What an editor wrote; null: nothing. */
  readonly title: string | null;
  readonly intro: string | null;
  readonly items: readonly LetterItem[];
  /** Where it is read on the web. */
  readonly web: string;
  /** Where it is paused or ended without signing in. */
  readonly preferences: string;
}

/** The letter of an issue of a newsletter. */
export function issueLetter(locale: SiteLocale, told: ToldIssue): Letter {
  const { issue } = messagesFor(locale).mails;
  const { newsletter: title, items, preferences, web } = told;
  const parts: LetterParts = {
    tag: localeFacts[locale].tag,
    firm: locale === 'zh-cn' ? firm.chineseName : firm.name,
    subject: told.title ?? (items[0] ? issue.subject({ title, first: items[0].title }) : title),
    text: told.intro ?? issue.text({ title, firm: firmShortName(locale) }),
    items,
    web: { label: issue.onTheWeb, link: web },
    button: { label: issue.button, link: preferences },
    why: issue.why({ title }),
  };
  return { subject: parts.subject, text: letterText(parts), html: letterHtml(parts) };
}
