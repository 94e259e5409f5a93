import { localeFacts, type SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm, firmShortName } from '../../platform/settings/firm.ts';
import { type Letter, letterText } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import type { LetterItem, LetterParts } from './letter-parts.ts';

/**
 * An issue of a newsletter.
 *
 * @param title the newsletter's
 * @param preferences where it is paused or ended without signing in
 */
export function issueLetter(
  locale: SiteLocale,
  title: string,
  items: readonly LetterItem[],
  preferences: string,
): Letter {
  const { issue } = messagesFor(locale).mails;
  const parts: LetterParts = {
    tag: localeFacts[locale].tag,
    firm: locale === 'zh-cn' ? firm.chineseName : firm.name,
    subject: issue.subject({ title, first: items[0]?.title ?? '' }),
    text: issue.text({ title, firm: firmShortName(locale) }),
    items,
    button: { label: issue.button, link: preferences },
    why: issue.why({ title }),
  };
  return { subject: parts.subject, text: letterText(parts), html: letterHtml(parts) };
}
