import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { OwnCover } from '../../../reports/model/report.ts';
import styles from './ReportPreview.module.css';

type CoverFieldsProps = OwnCover & { readonly locale: Locale };

/**
 * Where the reader writes what the title page says for them alone. The fields belong to the form that takes a file, and
 * to none that makes an address; on paper they are text.
 */
export function CoverFields({ title, matter, note, locale }: CoverFieldsProps) {
  const m = messagesFor(locale).report;
  const own = {
    form: 'report-files',
    autoComplete: 'off',
    className: styles.field,
    placeholder: ' ',
  } as const;
  return (
    <div className={styles.coverFields}>
      <label htmlFor="report-title">{m.ownTitle}</label>
      <input {...own} id="report-title" name="title" maxLength={120} defaultValue={title} />
      <label htmlFor="report-matter">{m.matter}</label>
      <input {...own} id="report-matter" name="matter" maxLength={120} defaultValue={matter} />
      <label htmlFor="report-note">{m.coverNote}</label>
      <textarea {...own} id="report-note" name="note" rows={2} maxLength={2000} defaultValue={note} />
    </div>
  );
}
