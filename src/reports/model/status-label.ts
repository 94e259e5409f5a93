import { choiceLabel } from '../../content/types/choices.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { LegalStatus } from './report.ts';

/** The status of the law in words: “In force in part”. */
export function statusLabel(status: LegalStatus, locale: Locale): string {
  return choiceLabel('navigatorCell.legalStatus', status, locale);
}
