import { formatInstant } from '../../i18n/format.ts';
import { localeFacts, type SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm } from '../../platform/settings/firm.ts';
import { type Letter, letterText } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import type { LetterItem, LetterParts } from './letter-parts.ts';

/** What somebody who registered for an event is told. */
export interface EventLetter {
  readonly locale: SiteLocale;
  readonly title: string;
  /** An instant, and the zone in which it is told. */
  readonly startsAt: string;
  readonly timeZone: string;
  readonly venue?: string | null;
  readonly reference: string;
  /** On the waiting list; null: they have a place. */
  readonly position: number | null;
  /** Of the event, complete; its calendar file stands beside it. */
  readonly page: string | null;
  readonly joinLink: string | null;
  readonly cancelLink: string;
}

/** That somebody has a place at an event or waits for one, with what they need to come, and to give it back. */
export function eventLetter({ locale, ...told }: EventLetter): Letter {
  const m = messagesFor(locale).mails.event;
  const { title, position, page, joinLink } = told;
  const isWaiting = position !== null;
  const items: (LetterItem | null)[] = [
    {
      title,
      link: page ?? undefined,
      lines: [formatInstant(told.startsAt, locale, told.timeZone), ...(told.venue ? [told.venue] : [])],
    },
    joinLink === null ? null : { title: m.join, link: joinLink, lines: [m.joinText] },
    page === null ? null : { title: m.file, link: `${page}.ics`, lines: [m.fileText] },
  ];
  const parts: LetterParts = {
    tag: localeFacts[locale].tag,
    firm: locale === 'zh-cn' ? firm.chineseName : firm.name,
    subject: isWaiting ? m.waiting({ title }) : m.registered({ title }),
    text: [m.reference({ reference: told.reference }), ...(isWaiting ? [m.position({ position })] : [])].join(
      '\n',
    ),
    items: items.filter((item) => item !== null),
    button: { label: isWaiting ? m.leave : m.giveBack, link: told.cancelLink },
    why: m.why,
  };
  return { subject: parts.subject, text: letterText(parts), html: letterHtml(parts) };
}
