import type { Status } from '../../../components/icons/StatusMark.tsx';
import { choiceLabel, choiceOptions, enumName } from '../../../content/types/choices.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { markOf } from '../status-marks.ts';
import type { Entry } from './chapter.ts';
import { isOverdue } from './facts.ts';

/** How many answers stand how, in the order of the statuses, and how many should have been read again. */
export function tallyOf(
  entries: readonly Entry[],
  locale: Locale,
  day: string,
): { readonly mark: Status; readonly text: string }[] {
  const m = messagesFor(locale).navigator.chapter;
  const statuses = choiceOptions('navigatorCell.legalStatus', 'en').map(({ value }) => enumName(value));
  const counted = statuses.flatMap((status) => {
    const found = entries.filter(({ legalStatus }) => legalStatus === status);
    const [first] = found;
    if (!first) return [];
    const label = choiceLabel('navigatorCell.legalStatus', status, locale);
    return [{ mark: markOf(first.legalStatus), text: m.counted({ status: label, count: found.length }) }];
  });
  const overdue = entries.filter((entry) => isOverdue(entry, day)).length;
  return overdue > 0 ? [...counted, { mark: 'overdue', text: m.overdueCount({ count: overdue }) }] : counted;
}
