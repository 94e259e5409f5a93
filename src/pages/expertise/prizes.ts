import type { TimelineItem } from '../../components/sections/Timeline.tsx';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Merged } from '../shared/records/merged.ts';
import type { PrizeFragment } from './expertise.fragments.gen.ts';

/** Awards with their year and who gave them, the newest first, none twice. */
export function prizesOf(records: readonly Merged<PrizeFragment>[], locale: Locale): TimelineItem[] {
  const unique = [...new Map(records.map((record) => [record.id, record])).values()];
  return unique
    .flatMap(({ awardedOn, giver, ...record }) =>
      awardedOn && giver ? [{ ...record, awardedOn, giver }] : [],
    )
    .sort((a, b) => b.awardedOn.localeCompare(a.awardedOn))
    .map(({ title, giver, awardedOn, summary, locale: of }) => ({
      date: awardedOn.slice(0, 4),
      text: [messagesFor(of).expertise.hub.awardLine({ title, giver }), summary].filter(Boolean).join('\n'),
      lang: langOf(of, locale),
      inEnglish: langOf(of, locale) && messagesFor(locale).notices.inEnglish,
    }));
}
