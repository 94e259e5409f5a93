/** What a report can be saved as. */
export const reportFormats = ['docx', 'xlsx', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const mediaTypes: { readonly [F in ReportFormat]: string } = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};
