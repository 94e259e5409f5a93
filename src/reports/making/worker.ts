/** The thread that writes reports: their memory and their time are kept away from pages. */
import { answerOrders } from '../../platform/process/answer-orders.ts';
import { writeReport } from '../write/write-report.ts';
import type { ReportOrder } from './report-thread.ts';

answerOrders(({ report, format }: ReportOrder, onProgress) => writeReport(report, format, onProgress));
