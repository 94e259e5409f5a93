import {
  AlignmentType,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TextRun,
} from 'docx';
import { messagesFor } from '../../../i18n/messages.ts';
import { xmlText } from '../../../platform/http/xml-text.ts';
import { documentOf } from '../../document/document-of.ts';
import type { ReportDocument } from '../../document/parts.ts';
import type { Report } from '../../model/report.ts';
import { proofPart, proofXml } from '../proof-part.ts';
import { chapters } from './chapters.ts';
import { contentsOf } from './contents.ts';
import { coverOf } from './cover.ts';
import { pageNumbersFor } from './page-numbers.ts';
import { blocksOf } from './parts.ts';
import { landscape, lists, portrait, stylesFor } from './styles.ts';

/**
 * A report as a Word document: a title page, a table of contents with links, and with pages where the report is not long,
 * headings by which it can be found through, tables whose heading rows are repeated on every page and that say what they
 * are, and the language of every text.
 *
 * @param onProgress told how much of it is written, from 0 to 1
 */
export async function writeDocx(report: Report, onProgress: (share: number) => void): Promise<Buffer> {
  const content = writable(documentOf(report));
  const { locale, title, firm, disclaimer } = content;
  const all = chapters(content.parts);
  const total = content.parts.length;
  let written = 0;
  const sections = all.map(({ parts, isWide }) => ({
    properties: { page: isWide ? landscape : portrait, type: SectionType.NEXT_PAGE },
    ...running(content),
    children: parts.flatMap((part) => {
      written += 1;
      if (written % 50 === 0) onProgress((0.6 * written) / total);
      return blocksOf(part);
    }),
  }));
  const { pageNumbers, areThere } = await pageNumbersFor(content);
  const document = new Document({
    title,
    creator: firm,
    lastModifiedBy: firm,
    description: disclaimer,
    keywords: report.cover.proof?.code ?? '',
    styles: stylesFor(locale),
    numbering: lists,
    pageNumbers,
    sections: [
      {
        properties: { page: portrait, titlePage: true },
        ...running(content),
        children: [...coverOf(content), ...contentsOf(messagesFor(locale).report.contents, areThere)],
      },
      ...sections,
    ],
  });
  onProgress(0.6);
  const proof = report.cover.proof && proofXml(report.cover.proof);
  if (!proof) return Packer.toBuffer(document);
  document.Document.Relationships.addRelationship(
    'NavigatorProof',
    proofPart.relationship,
    `../${proofPart.path}`,
  );
  return Packer.toBuffer(document, undefined, [{ path: proofPart.path, data: proof }]);
}

/** What stands at the top and at the foot of every page but the first. */
function running({ title, firm, disclaimer, stamp, watermark }: ReportDocument) {
  const small = { size: 16, color: '435268' };
  const header = new Paragraph({
    children: [new TextRun({ text: [firm, title, watermark].filter(Boolean).join(' · '), ...small })],
  });
  const footer = new Paragraph({
    alignment: AlignmentType.LEFT,
    children: [
      new TextRun({ text: `${stamp} ${disclaimer}   `, ...small }),
      new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], ...small }),
    ],
  });
  return {
    headers: { default: new Header({ children: [header] }) },
    footers: { default: new Footer({ children: [footer] }) },
  };
}

/** The same without characters that make Word refuse the whole file. */
function writable(document: ReportDocument): ReportDocument {
  return JSON.parse(JSON.stringify(document), (_, value) =>
    typeof value === 'string' ? xmlText(value) : value,
  );
}
