import { useState } from 'react';
import { Button } from '../../../../components/controls/Button.tsx';
import { formatDay } from '../../../../i18n/format.ts';
import { AccountPart, Form } from '../AccountPart.tsx';
import type { Shown } from '../shown.ts';
import { TextField } from '../TextField.tsx';
import { pauseAlerts } from './change-alerts.ts';
import type { Choices } from './load-alerts.ts';

/** Days. */
const longestPause = 365;

/** Nothing is sent for a while. */
export function Pause({ data: { alertsPausedUntil }, texts, locale, run, focusOn }: Shown<Choices>) {
  const m = texts.alerts;
  const [until, setUntil] = useState('');
  const [error, setError] = useState<string>();

  async function pause() {
    const done = m.paused({ date: formatDay(until, locale) });
    if (await run(() => pauseAlerts(until), done, 'spoken')) focusOn('go-on');
  }

  if (alertsPausedUntil) {
    return (
      <AccountPart title={m.pause}>
        <p>
          <strong>{m.paused({ date: formatDay(alertsPausedUntil, locale) })}</strong>
        </p>
        <Button
          id="go-on"
          size="small"
          type="button"
          onClick={async () => {
            if (await run(() => pauseAlerts(null), m.goesOn)) focusOn('pause-until');
          }}
        >
          {m.goOn}
        </Button>
      </AccountPart>
    );
  }
  return (
    <AccountPart title={m.pause} text={m.pauseText}>
      <Form
        onSubmit={() => {
          const isRight = isWithinYear(until, new Date());
          setError(isRight ? undefined : m.past);
          if (isRight) void pause();
          else focusOn('pause-until');
        }}
      >
        <TextField
          id="pause-until"
          type="date"
          label={m.pauseUntil}
          value={until}
          error={error}
          announced
          onText={setUntil}
        />
        <Button size="small">{m.pauseAction}</Button>
      </Form>
    </AccountPart>
  );
}

/** @param day `2026-11-22` */
export function isWithinYear(day: string, now: Date): boolean {
  const days = (Date.parse(day) - now.getTime()) / 86_400_000;
  return days > 0 && days <= longestPause;
}
