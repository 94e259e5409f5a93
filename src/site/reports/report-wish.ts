import { isLocale, isSiteLocale, type SiteLocale } from '../../i18n/locales.ts';
import { type ReportChoice, readChoice } from '../../pages/navigator/report/choice.ts';
import type { Clock } from '../../platform/cache/clock.ts';
import type { OwnCover } from '../../reports/model/report.ts';
import { type ReportFormat, reportFormats } from '../../reports/write/file.ts';

/** What somebody wants of the maker of reports. */
export interface ReportWish {
  /** The service's id. */
  readonly service: string;
  /** Of who asks. */
  readonly locale: SiteLocale;
  readonly choice: ReportChoice;
  readonly format: ReportFormat | 'html';
  readonly cover: OwnCover;
}

/** A wish out of a form; null when it is none. */
export function readWish(body: unknown, clock: Clock): ReportWish | null {
  const form = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string, most: number) => {
    const value = form[name];
    return typeof value === 'string' ? cleaned(value).slice(0, most) : '';
  };
  const locale = text('locale', 5);
  const format = text('format', 4);
  const isFormat = format === 'html' || (reportFormats as readonly string[]).includes(format);
  if (!isLocale(locale) || !isSiteLocale(locale) || !isFormat) return null;
  return {
    service: text('service', 80),
    locale,
    choice: readChoice(new URLSearchParams(text('search', 8_000)), clock),
    format: format as ReportWish['format'],
    cover: { title: text('title', 120), matter: text('matter', 120), note: text('note', 2_000) },
  };
}

/** Without characters that nobody types and no XML holds; lines stay lines. */
function cleaned(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\n\P{C}]/gu, ' ')
    .trim();
}
