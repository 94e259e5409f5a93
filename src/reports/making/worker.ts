/** The thread that writes reports: their memory and their time are kept away from pages. */
import { answerOrders } from '../../platform/process/answer-orders.ts';
import { writeReport } from '../write/write-report.ts';
import type { ReportOrder } from './report-thread.ts';

answerOrders(async (order: ReportOrder, onProgress) =>
  'workbook' in order
    ? (await import('../write/xlsx/write-workbook.ts')).writeWorkbook(order.workbook)
    : writeReport(order.report, order.format, onProgress),
);
