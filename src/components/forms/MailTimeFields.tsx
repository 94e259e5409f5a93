import { hourOfDay, nameOfWeekday } from '../../i18n/format.ts';
import { localeFacts, type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Field } from '../controls/Field.tsx';
import { ZoneOptions } from './ZoneOptions.tsx';

/** When mails come, and in which language. */
export interface MailTimesShown {
  readonly locale: string;
  /** 0 to 23. */
  readonly hour: number;
  /** 1 is Monday. */
  readonly weekday: number;
  /** An IANA name, or nothing. */
  readonly timeZone: string;
}

interface MailTimeFieldsProps {
  /** Of the page. */
  readonly locale: SiteLocale;
  readonly texts: Messages['account']['alerts']['times'];
  readonly times: MailTimesShown;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Fields of a form by which somebody chooses it: `locale`, `hour`, `weekday` and `timeZone`. */
export function MailTimeFields({ locale, texts: m, times }: MailTimeFieldsProps) {
  return (
    <>
      <MailLanguageField texts={m} chosen={times.locale} />
      <Field id="mail-hour" label={m.hour}>
        <select id="mail-hour" name="hour" defaultValue={times.hour}>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {hourOfDay(hour, locale)}
            </option>
          ))}
        </select>
      </Field>
      <Field id="mail-weekday" label={m.weekday}>
        <select id="mail-weekday" name="weekday" defaultValue={times.weekday}>
          {weekdays.map((day) => (
            <option key={day} value={day}>
              {nameOfWeekday(day, locale)}
            </option>
          ))}
        </select>
      </Field>
      <Field id="mail-zone" label={m.zone}>
        <select id="mail-zone" name="timeZone" defaultValue={times.timeZone}>
          <option value="">{m.noZone}</option>
          <ZoneOptions locale={locale} chosen={times.timeZone} />
        </select>
      </Field>
    </>
  );
}

interface MailLanguageFieldProps {
  readonly texts: MailTimeFieldsProps['texts'];
  readonly chosen: string;
}

/** The language alone: whoever has no account has no hour. */
export function MailLanguageField({ texts, chosen }: MailLanguageFieldProps) {
  return (
    <Field id="mail-language" label={texts.language}>
      <select id="mail-language" name="locale" defaultValue={chosen}>
        {siteLocales.map((other) => (
          <option key={other} value={other} lang={localeFacts[other].tag}>
            {localeFacts[other].name}
          </option>
        ))}
      </select>
    </Field>
  );
}
