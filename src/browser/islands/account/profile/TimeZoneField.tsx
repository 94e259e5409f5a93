import { describedBy, Field } from '../../../../components/controls/Field.tsx';
import { zonesOffered } from '../../../../components/forms/time-zones.ts';
import { localeFacts, type SiteLocale } from '../../../../i18n/locales.ts';
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
        {zonesOffered(value, localeFacts[locale].tag).map(([area, zones]) => (
          <optgroup key={area} label={area}>
            {zones.map(({ zone, place }) => (
              <option key={zone} value={zone}>
                {place}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}
