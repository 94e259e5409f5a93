import { monogramOf } from '../../../art/component/monogram.ts';
import type { Byline } from '../../../components/listing/Bylines.tsx';
import { telephone } from '../../../components/telephone.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PressOfficerFragment } from '../../shared/records/writing.fragments.gen.ts';

/** Whom journalists may call: for which countries, by day and by night. */
export function pressOfficer(person: PressOfficerFragment, locale: Locale): Byline {
  const { summary, jobTitle, email, phone, mobile } = person;
  const night = mobile && telephone(mobile);
  const { news } = messagesFor(locale);
  const lang = langOf(person.locale, locale);
  // Words of the interface among those of a profile that is not translated.
  const ours = lang && { lang: localeFacts[locale].tag };
  return {
    id: person.id,
    name: person.title,
    url: person.url,
    lang,
    mark: monogramOf(person),
    lines: [
      { text: summary ?? jobTitle },
      ...(phone ? [telephone(phone)] : []),
      ...(night ? [{ ...ours, text: news.newsroom.outOfHours }, night] : []),
      ...(email ? [{ text: email, url: `mailto:${email}` }] : []),
    ],
  };
}
