import type { Notice } from '../../../components/notices/Notices.tsx';
import { formatInstant } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { Clock } from '../../../platform/cache/clock.ts';
import { firm } from '../../../platform/settings/firm.ts';
import { stateOf } from '../state.ts';
import { timeAt } from '../times.ts';
import type { WholeEventFragment } from './query.gen.ts';

/** What a reader can do about an event now. */
export interface Attending {
  readonly text: string;
  /** The form on the page, or a message to the events team, begun; null where there is nothing to ask. */
  readonly action: {
    readonly text: string;
    readonly url: string;
    readonly isFirst: boolean;
    /** Where the message goes. */
    readonly address: string | null;
  } | null;
  /** The form that stands on the page; null: nobody can register. */
  readonly form: 'event' | 'training' | null;
}

export function attendingOf(event: WholeEventFragment, clock: Clock, locale: Locale): Attending {
  const m = messagesFor(locale);
  const {
    events: { attend },
  } = m;
  const state = stateOf(event, clock);
  switch (state) {
    case 'live': {
      const text = event.format === 'IN_PERSON' ? attend.liveThere : attend.liveOnline;
      return {
        text: text({ time: timeAt(event.endsAt, event.timeZone, locale) }),
        action: null,
        form: null,
      };
    }
    case 'recorded':
      return { text: attend.recorded, action: null, form: null };
    default: {
      const registers = state === 'open' || state === 'full';
      const asks = registers || state === 'invite';
      const subject = (asks ? attend.subject : attend.question)({ title: event.title });
      const mail = `mailto:${firm.emails.events}?${new URLSearchParams({ subject })}`.replaceAll('+', '%20');
      const url = registers ? '#write' : mail;
      return {
        text: attend[state],
        action: {
          text: attend[`${state}Action`],
          url,
          isFirst: asks,
          address: registers ? null : firm.emails.events,
        },
        form: registers ? (event.kind === 'TRAINING' ? 'training' : 'event') : null,
      };
    }
  }
}

/** What must be known before reading: that it is cancelled, on another day, or elsewhere. */
export function standingNotices(event: WholeEventFragment, clock: Clock, locale: Locale): Notice[] {
  const m = messagesFor(locale).events.event;
  const isOver = clock.hasCome(event.endsAt);
  const notice = (text: string): Notice[] => [{ kind: 'state', text }];
  switch (event.standing) {
    case 'CANCELLED':
      return notice(m.cancelled);
    case 'POSTPONED':
      if (isOver) return [];
      return notice(
        event.previousStart
          ? m.postponed({ date: formatInstant(event.previousStart, locale, event.timeZone) })
          : m.postponedOnly,
      );
    case 'MOVED_ONLINE':
      return notice(isOver ? m.movedOnlinePast : m.movedOnline);
    case 'PLANNED':
      return [];
  }
}
