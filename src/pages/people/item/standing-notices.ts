import type { Notice } from '../../../components/notices/Notices.tsx';
import { formatDay } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import type { NamedRecord } from '../../shared/records/cards.ts';
import type { WholePersonFragment } from './query.gen.ts';

interface Standing {
  readonly standing: string;
  readonly withdrawn: object | null;
}

/** Whether somebody can be turned to: not one who has left, or whose profile was taken back. */
export function isReachable({ standing, withdrawn }: Standing): boolean {
  return standing !== 'FORMER' && withdrawn === null;
}

/** Who is away or has left, until when, and who to turn to. */
export function standingNotices(person: WholePersonFragment, locale: Locale): Notice[] {
  const { people: m } = messagesFor(locale);
  if (person.standing === 'ON_LEAVE') {
    const { until, contact } = person.leave ?? {};
    const text = until ? m.onLeave({ date: formatDay(until, locale) }) : m.onLeaveOpen;
    return [notice(text, contact, m.leaveContact)];
  }
  if (person.standing === 'FORMER') {
    const { leftOn, successor } = person.departure ?? {};
    const text = leftOn ? m.former({ date: formatDay(leftOn, locale) }) : m.formerOpen;
    return [notice(text, successor, m.successor)];
  }
  return [];
}

function notice(
  text: string,
  other: NamedRecord | null | undefined,
  message: Messages['people']['successor'],
): Notice {
  if (!other) return { kind: 'state', text };
  return {
    kind: 'state',
    text,
    link: { text: message({ name: other.title }), url: other.url },
  };
}
