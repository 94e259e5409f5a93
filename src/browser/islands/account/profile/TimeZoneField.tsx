import { describedBy, Field } from '../../../../components/controls/Field.tsx';
import { ZoneOptions } from '../../../../components/forms/ZoneOptions.tsx';
import type { SiteLocale } from '../../../../i18n/locales.ts';
import type { AccountTexts } from '../texts.ts';

interface TimeZoneFieldProps {
  readonly locale: SiteLocale;
  readonly texts: AccountTexts['profile'];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoice: (zone: string) => void;
}

/** Every time zone, to choose from a list. */
export function TimeZoneField({ locale, texts: m, value, error, onChoice }: TimeZoneFieldProps) {
  const hint = m.timeZoneHint;
  return (
    <Field id="timeZone" label={m.timeZone} hint={hint} error={error}>
      <select
        id="timeZone"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy('timeZone', { hint, ...(error && { error }) })}
        onChange={({ currentTarget }) => onChoice(currentTarget.value)}
      >
        <option value="">{m.noTimeZone}</option>
        <ZoneOptions locale={locale} chosen={value} />
      </select>
    </Field>
  );
}
