import { sql } from 'kysely';
import { keptDays } from '../../content/types/kept-days.ts';

/** `newsletter_move m` that may still be confirmed. */
export const isOpen = sql`m.confirmed_at is null and m.ended_at is null
  and m.asked_at > now() - make_interval(days => ${keptDays.unconfirmed})
  and not exists (select from mail_stop where address = m.email)`;

/** `newsletter_move m` that may still be stopped or undone. */
export const isUndoable = sql`m.ended_at is null and case when m.confirmed_at is null
  then m.asked_at > now() - make_interval(days => ${keptDays.unconfirmed})
  else m.confirmed_at > now() - make_interval(days => ${keptDays.addressChange}) end`;
