import { useState } from 'react';
import { Button, ButtonRow } from '../../../../components/controls/Button.tsx';
import { Field } from '../../../../components/controls/Field.tsx';
import { formatDay } from '../../../../i18n/format.ts';
import { AccountPart } from '../AccountPart.tsx';
import type { Shown } from '../shown.ts';
import { endCalendar, newCalendar } from './change-saved.ts';
import type { Saved } from './load-saved.ts';

/** The secret address of the calendar of somebody's list: made, told once, made anew, ended. */
export function ListCalendar({ data, locale, run, focusOn }: Shown<Saved>) {
  const { calendarAddress, m } = data;
  const [address, setAddress] = useState('');

  async function make() {
    const made = await run(async () => setAddress(await newCalendar(locale)), m.calendarMade, 'spoken');
    if (made) focusOn('calendar-address');
  }
  async function end() {
    if (!(await run(endCalendar, m.calendarEnded))) return;
    setAddress('');
    focusOn('calendar-make');
  }

  return (
    <AccountPart title={m.calendar} text={m.calendarText}>
      {calendarAddress && (
        <p className="small">
          {m.calendarSince({ date: formatDay(calendarAddress.madeAt, locale) })}
          {calendarAddress.lastReadAt &&
            `, ${m.calendarRead({ date: formatDay(calendarAddress.lastReadAt, locale) })}`}
        </p>
      )}
      {address && (
        <Field id="calendar-address" label={m.calendar} hint={m.calendarMade}>
          <input
            id="calendar-address"
            type="text"
            readOnly
            value={address}
            aria-describedby="calendar-address-hint"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
      )}
      <ButtonRow>
        <Button id="calendar-make" size="small" type="button" onClick={() => void make()}>
          {calendarAddress ? m.renewCalendar : m.makeCalendar}
        </Button>
        {calendarAddress && (
          <Button size="small" type="button" onClick={() => void end()}>
            {m.endCalendar}
          </Button>
        )}
      </ButtonRow>
    </AccountPart>
  );
}
