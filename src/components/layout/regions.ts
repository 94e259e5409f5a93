import { choiceOptions, enumName } from '../../content/types/choices.ts';
import type { Locale } from '../../i18n/locales.ts';

interface Region<R> {
  /** `middle-east-and-africa`. */
  readonly id: string;
  readonly name: string;
  readonly records: readonly R[];
}

/**
 * Places or offices by region, in the regions' order; regions without one are left out. `regionOf` gives the region
 * as GraphQL names it (`MIDDLE_EAST_AND_AFRICA`).
 */
export function byRegion<R>(
  records: readonly R[],
  regionOf: (record: R) => string | undefined,
  locale: Locale,
): Region<R>[] {
  return choiceOptions('location.region', locale)
    .map(({ value, label }) => ({
      id: value,
      name: label,
      records: records.filter((record) => regionOf(record) === enumName(value)),
    }))
    .filter((region) => region.records.length > 0);
}
