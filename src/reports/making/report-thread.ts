import { join } from 'node:path';
import { OrderThread } from '../../platform/process/order-thread.ts';
import type { Report } from '../model/report.ts';
import type { ReportFormat } from '../write/file.ts';
import type { Workbook } from '../write/workbook.ts';

/** What the thread is asked for, and all that it is told. */
export type ReportOrder =
  | { readonly report: Report; readonly format: ReportFormat }
  | { readonly workbook: Workbook };

export type ReportThread = OrderThread<ReportOrder, Uint8Array>;

/** Node runs TypeScript, so that tests need no build. */
const source = join(import.meta.dirname, 'worker.ts');
const built = join(import.meta.dirname, 'report-worker.js');

/**
 * The thread that writes reports, one after the other: a large one takes some seconds and 300 MB, so that there is only
 * one. Eight wait in lines, one for each network or account: who orders more than others is refused first.
 */
export function reportThread({ mostWaiting = 8, longest = 20_000 } = {}): ReportThread {
  return new OrderThread({
    file: import.meta.filename.endsWith('.ts') ? source : built,
    mostWaiting,
    idleAfter: 30_000,
    longest,
  });
}
