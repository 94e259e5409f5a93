import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { nameInAddresses } from '../name-in-addresses.ts';
import type { AskedTimes } from '../times.ts';
import type { Chapter } from './chapter.ts';

/** A form that leads to the status table beside another jurisdiction, at the same two times. */
export interface CompareForm {
  readonly action: string;
  readonly times: readonly { readonly name: string; readonly value: string }[];
  readonly regions: readonly {
    readonly label: string;
    readonly lang: string | undefined;
    readonly options: readonly {
      readonly value: string;
      readonly label: string;
      readonly lang: string | undefined;
    }[];
  }[];
}

/** Null where there is nothing to compare with. */
export function compareForm(
  { id, url, within }: Chapter,
  { on, known }: AskedTimes,
  locale: Locale,
): CompareForm | null {
  const regions = (within?.service?.regions ?? []).flatMap((region) => {
    const chapters = 'chapters' in region ? region.chapters : [];
    const options = chapters.flatMap((chapter) =>
      chapter.id !== id && 'title' in chapter
        ? [
            {
              value: nameInAddresses(chapter),
              label: chapter.title,
              lang: langOf(chapter.locale, locale),
            },
          ]
        : [],
    );
    return options.length > 0 ? [{ label: region.title, lang: langOf(region.locale, locale), options }] : [];
  });
  if (!url || regions.length === 0) return null;
  const times = [
    { name: 'on', value: on },
    { name: 'known', value: known },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
  return { action: `${url}/status-table`, times, regions };
}
