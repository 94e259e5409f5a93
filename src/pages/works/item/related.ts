import type { CardProps } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { cardOf } from '../../shared/records/cards.ts';
import type { WholeWorkFragment } from './query.gen.ts';

/** How many are shown. */
const most = 3;

/** What else there is on a work's topics, one from each topic in turn. */
export function relatedTo({ id, topics }: WholeWorkFragment, locale: Locale): CardProps[] {
  const longest = Math.max(0, ...topics.map(({ alike }) => alike.length));
  const inTurn = Array.from({ length: longest }, (_, at) => topics.map(({ alike }) => alike[at])).flat();
  const found = new Map(
    inTurn.flatMap((record) =>
      record && record.id !== id && record.url !== null ? [[record.id, record] as const] : [],
    ),
  );
  return [...found.values()].slice(0, most).map((record) => ({ ...cardOf(record, locale), art: record.id }));
}
