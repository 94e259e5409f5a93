import { formatDay } from '../../../../i18n/format.ts';
import type { SiteLocale } from '../../../../i18n/locales.ts';
import type { AccountTexts } from '../texts.ts';
import type { Subscription } from './load-subscriptions.ts';

/** Whether it may be used today. */
export function isUsable({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'ACTIVE' || state === 'TRIAL' || state === 'EXPIRING';
}

/** Until when, since when or from when on; '' when there is nothing to say. */
export function datesOf(
  { state, until, requestedAt }: Pick<Subscription, 'state' | 'until' | 'requestedAt'>,
  m: AccountTexts['subscriptions'],
  locale: SiteLocale,
): string {
  if (state === 'REQUESTED' && requestedAt) return m.since({ date: formatDay(requestedAt, locale) });
  if (!until) return '';
  const hasEnd = state === 'EXPIRED' || state === 'EXPIRING';
  return (hasEnd ? m.ended : m.until)({ date: formatDay(until, locale) });
}
