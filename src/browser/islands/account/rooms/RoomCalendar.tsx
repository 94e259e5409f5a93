import { useState } from 'react';
import { Button, ButtonRow } from '../../../../components/controls/Button.tsx';
import { Field } from '../../../../components/controls/Field.tsx';
import { formatDay } from '../../../../i18n/format.ts';
import { AccountPart } from '../AccountPart.tsx';
import { endRoomCalendar, newRoomCalendar } from './change-room.ts';
import type { InRoom } from './load-rooms.ts';

/** The secret address of a room's calendar: made, told once, made anew, ended. */
export function RoomCalendar({ room, m, locale, run, focusOn }: InRoom) {
  const [address, setAddress] = useState('');

  async function make() {
    const made = () => newRoomCalendar(room.name, locale).then(setAddress);
    if (await run(made, m.calendarMade, 'spoken')) focusOn('room-calendar');
  }
  async function end() {
    if (!(await run(() => endRoomCalendar(room.name), m.calendarEnded))) return;
    setAddress('');
    focusOn('room-calendar-make');
  }

  return (
    <AccountPart title={m.calendar} text={m.calendarText}>
      {room.calendar && (
        <p className="small">{m.calendarSince({ date: formatDay(room.calendar.madeAt, locale) })}</p>
      )}
      {address && (
        <Field id="room-calendar" label={m.calendarAddress} hint={m.calendarMade}>
          <input
            id="room-calendar"
            type="text"
            readOnly
            value={address}
            aria-describedby="room-calendar-hint"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
      )}
      <ButtonRow>
        <Button id="room-calendar-make" size="small" type="button" onClick={() => void make()}>
          {room.calendar ? m.renewCalendar : m.makeCalendar}
        </Button>
        {room.calendar && (
          <Button size="small" type="button" onClick={() => void end()}>
            {m.endCalendar}
          </Button>
        )}
      </ButtonRow>
    </AccountPart>
  );
}
