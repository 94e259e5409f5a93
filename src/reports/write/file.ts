/** What a report can be saved as; `json` is what proves it, for a program. */
export const reportFormats = ['docx', 'xlsx', 'csv', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const mediaTypes: { readonly [F in ReportFormat]: string } = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
