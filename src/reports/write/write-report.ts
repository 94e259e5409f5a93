import type { Report } from '../model/report.ts';
import type { ReportFormat } from './file.ts';

/**
 * Writes a report as a file. What writes it is loaded when it is wanted: call it in the thread alone.
 *
 * @param onProgress told how much of it is written, from 0 to 1
 */
export async function writeReport(
  report: Report,
  format: ReportFormat,
  onProgress: (share: number) => void,
): Promise<Uint8Array> {
  switch (format) {
    case 'docx':
      return (await import('./docx/write-docx.ts')).writeDocx(report, onProgress);
    case 'xlsx':
      return (await import('./xlsx/write-xlsx.ts')).writeXlsx(report);
    case 'csv':
      return (await import('./write-csv.ts')).writeCsv(report);
    case 'json':
      return Buffer.from(report.cover.proof?.inclusion ?? '{}');
  }
}
