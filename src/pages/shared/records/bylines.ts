import { monogramOf } from '../../../art/component/monogram.ts';
import type { Byline } from '../../../components/listing/Bylines.tsx';
import type { Labelled } from '../../../components/sections/section.ts';
import { formatList } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import type { BylinePersonFragment } from './writing.fragments.gen.ts';

/** A person beside a text. A former colleague is named still, without title and office. */
export function bylineOf(person: BylinePersonFragment, locale: Locale): Byline {
  const lang = langOf(person.locale, locale);
  return {
    id: person.id,
    name: person.title,
    url: person.url,
    lang,
    mark: monogramOf(person),
    lines: person.standing === 'FORMER' ? [] : [{ text: person.jobTitle }, ...placesOf(person, lang, locale)],
  };
}

/** Offices, which may be translated where the person is not. */
function placesOf({ offices }: BylinePersonFragment, lang: string | undefined, locale: Locale): Labelled[] {
  const [first] = offices;
  if (!first) return [];
  const text = formatList(
    offices.map(({ title }) => title),
    locale,
    'unit',
  );
  return [{ text, lang: lang && localeFacts[first.locale].tag }];
}
