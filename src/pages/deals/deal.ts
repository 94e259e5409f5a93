import type { Labelled } from '../../components/sections/section.ts';
import { choiceLabel } from '../../content/types/choices.ts';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { labelled } from '../shared/records/cards.ts';
import { briefAmount } from './amount.ts';
import type { DealCardFragment } from './deals.fragments.gen.ts';

export interface DealProps {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly kind: string;
  /** Beside it: that the rest is in English. */
  readonly inEnglish: string | undefined;
  /** As announced; null when it was not. */
  readonly value: string | null;
  /** The same in few characters: “£1.9bn”. */
  readonly brief: string | null;
  readonly client: string | null;
  readonly role: string | null;
  readonly summary: string | null;
  readonly announced: Labelled;
  readonly people: readonly Labelled[];
  readonly news: Labelled | null;
}

/** A deal as its tombstone and its row show it. */
export function dealProps(deal: DealCardFragment, locale: Locale): DealProps {
  const { id, title, kind, value, currency, client, role, summary, announcedOn, people, news } = deal;
  const { deals, notices } = messagesFor(locale);
  const lang = langOf(deal.locale, locale);
  return {
    id,
    title,
    lang,
    kind: choiceLabel('deal.kind', kind, locale),
    inEnglish: lang && notices.inEnglish,
    value: value === null ? null : formatMoney(value, currency, locale),
    brief: value === null || currency === null ? null : briefAmount(value, currency, locale),
    client,
    role,
    summary,
    announced: { text: formatDay(announcedOn, locale, 'short'), dateTime: announcedOn },
    people: people.map((person) => labelled(person, locale)),
    news: news?.url ? { text: deals.news, url: news.url } : null,
  };
}
