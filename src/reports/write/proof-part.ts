import type { ReportProof } from '../model/report.ts';

/** Where a Word or Excel file keeps its proof, as Office keeps data that travels with a file (ECMA-376 part 1, 15.2.5). */
export const proofPart = {
  path: 'customXml/item1.xml',
  relationship: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml',
} as const;

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** The proof as XML; it is JSON all the same, since what XML would have to escape JSON can escape itself. */
export function proofXml({ inclusion }: ReportProof): string | null {
  if (inclusion === null) return null;
  const json = inclusion.replaceAll(/[<>&]/g, (sign) => escapes[sign] ?? sign);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<proof xmlns="urn:chancery:navigator-proof">${json}</proof>`;
}
