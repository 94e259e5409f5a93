import type { Report, ReportAnswer } from './report.ts';

/** The day by which the reviews of a report are judged: that of what was known, or that of its making. */
function dayOfReport({ known, made }: Report['times']): string {
  return (known ?? made).slice(0, 10);
}

/** Whether an answer should have been reviewed again by then. */
export function isOverdue(
  { reviewDueOn }: Pick<ReportAnswer, 'reviewDueOn'>,
  times: Report['times'],
): boolean {
  return reviewDueOn !== null && reviewDueOn < dayOfReport(times);
}
