import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Report } from '../../reports/model/report.ts';
import type { ReportFormat } from '../../reports/write/file.ts';

/** What a report is called among other files: “Report Data protection 2026-11-24.docx”. */
export function fileName({ title, times }: Report, format: ReportFormat, locale: SiteLocale): string {
  const name = messagesFor(locale).reportBuilder.fileName({ service: title, date: times.made.slice(0, 10) });
  return `${name.replaceAll(/[/\\:*?"<>|]/g, ' ')}.${format}`;
}
