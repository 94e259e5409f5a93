import { useRef } from 'react';
import { Button } from '../../../../components/controls/Button.tsx';
import { MailTimeFields } from '../../../../components/forms/MailTimeFields.tsx';
import type { SiteLocale } from '../../../../i18n/locales.ts';
import { AccountPart, Fields } from '../AccountPart.tsx';
import type { Shown } from '../shown.ts';
import { saveMailTimes } from './change-alerts.ts';
import type { Choices } from './load-alerts.ts';

/** When mails come, and in which language; until a time zone is chosen, the browser’s is filled in. */
export function MailTimes({ data: { mailTimes }, texts, locale, run }: Shown<Choices>) {
  const m = texts.alerts.times;
  const form = useRef<HTMLFormElement>(null);
  const timeZone = mailTimes.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone;

  function save(event: React.FormEvent) {
    event.preventDefault();
    if (!form.current) return;
    const given = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    const times = {
      locale: given.locale as SiteLocale,
      hour: Number(given.hour),
      weekday: Number(given.weekday),
      timeZone: given.timeZone ?? '',
    };
    void run(() => saveMailTimes(times), m.saved);
  }

  return (
    <AccountPart title={m.heading} text={m.text}>
      <form ref={form} onSubmit={save}>
        <Fields>
          <MailTimeFields locale={locale} texts={m} times={{ ...mailTimes, timeZone }} />
        </Fields>
        <Button size="small">{m.save}</Button>
      </form>
    </AccountPart>
  );
}
