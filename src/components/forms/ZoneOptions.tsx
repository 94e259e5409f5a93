import { localeFacts, type SiteLocale } from '../../i18n/locales.ts';
import { zonesOffered } from './time-zones.ts';

interface ZoneOptionsProps {
  readonly locale: SiteLocale;
  /** An IANA name, or nothing; offered too, whatever it is called. */
  readonly chosen: string;
}

/** Every time zone as options of a list, by areas. */
export function ZoneOptions({ locale, chosen }: ZoneOptionsProps) {
  return zonesOffered(chosen, localeFacts[locale].tag).map(([area, zones]) => (
    <optgroup key={area} label={area}>
      {zones.map(({ zone, place }) => (
        <option key={zone} value={zone}>
          {place}
        </option>
      ))}
    </optgroup>
  ));
}
