import type { Notice } from '../../../components/notices/Notices.tsx';
import type { CoreFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { defaultLocale, type Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';

/** What a reader has to know of a record before reading it: withdrawn, not translated, translation out of date. */
export function noticesOf(record: CoreFragment, locale: Locale): Notice[] {
  const m = messagesFor(locale).notices;
  const english = record.translations.find((translation) => translation.locale === defaultLocale);
  const notices: Notice[] = [];
  if (record.withdrawn) {
    const withdrawn = m.withdrawn({ date: formatDay(record.withdrawn.at, locale) });
    notices.push({ kind: 'withdrawn', text: `${withdrawn} ${record.withdrawn.reason}` });
  }
  if (langOf(record.locale, locale)) {
    notices.push({
      kind: 'missing',
      text: m.missing,
      link: english?.url ? { text: m.missingLink, url: english.url } : undefined,
    });
  }
  if (record.stale && record.locale === locale) {
    const { translatedFrom, updatedAt } = record.stale;
    notices.push({
      kind: 'stale',
      text: m.stale({
        translated: formatDay(translatedFrom, locale),
        updated: formatDay(updatedAt, locale),
      }),
      link: english?.url ? { text: m.staleLink, url: english.url } : undefined,
    });
  }
  return notices;
}
