import {
  AlignmentType,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
  convertMillimetersToTwip as millimetres,
  PageOrientation,
} from 'docx';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';

const ink = '0E1B2E';
const second = '435268';
const seal = 'A9341A';

const margin = { top: 1300, bottom: 1200, left: 1250, right: 1250 };
const a4 = { width: millimetres(210), height: millimetres(297) };
export const portrait = { size: a4, margin };
export const landscape = { size: { ...a4, orientation: PageOrientation.LANDSCAPE }, margin };

const levels = [0, 1, 2];
const place = (level: number) => ({
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 280 } } },
});

/** Lists as Word numbers them. */
export const lists: INumberingOptions = {
  config: [
    {
      reference: 'bullets',
      levels: levels.map((level) => ({ level, format: LevelFormat.BULLET, text: '•', ...place(level) })),
    },
    {
      reference: 'numbers',
      levels: levels.map((level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        ...place(level),
      })),
    },
  ],
};

/** @param level from 1 */
export const bullets = (level: number) => ({
  reference: 'bullets',
  level: Math.min(level, levels.length) - 1,
});

/** @param instance which list of the text it is, since each begins at 1 */
export const numbers = (level: number, instance: number) => ({
  reference: 'numbers',
  level: Math.min(level, levels.length) - 1,
  instance,
});

/** How a report looks, and the language that it is written in. */
export function stylesFor(locale: Locale): IStylesOptions {
  const { tag } = localeFacts[locale];
  const reading = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei', cs: 'Calibri' };
  const display = { ascii: 'Cambria', hAnsi: 'Cambria', eastAsia: 'Microsoft YaHei', cs: 'Cambria' };
  const heading = (size: number, before: number) => ({
    run: { font: display, size, color: ink, bold: false },
    paragraph: { spacing: { before, after: 120 }, keepNext: true },
  });
  const own = (id: string, name: string, run: object, paragraph: object = {}) => ({
    id,
    name,
    basedOn: 'Normal',
    quickFormat: true,
    run,
    paragraph,
  });
  return {
    default: {
      document: {
        run: { font: reading, size: 21, color: ink, language: { value: tag, eastAsia: tag } },
        // LibreOffice takes a height without a rule for an exact one, in which a title has no room.
        paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { font: display, size: 60, color: ink },
        paragraph: { spacing: { before: 240, after: 120 } },
      },
      heading1: heading(36, 480),
      heading2: heading(27, 360),
      heading3: heading(23, 240),
      hyperlink: { run: { color: seal, underline: {} } },
    },
    paragraphStyles: [
      own(
        'Firm',
        'Firm',
        { font: display, size: 24, color: second },
        { spacing: { before: 1800, after: 0 } },
      ),
      own('Extent', 'Extent', { size: 26, color: second }),
      own('Disclaimer', 'Disclaimer', { bold: true, color: seal }, { spacing: { after: 360 } }),
      own('Warning', 'Warning', { size: 20 }, { spacing: { before: 60, after: 60 } }),
      own('ContentsHeading', 'Contents heading', { font: display, size: 36 }, { spacing: { after: 240 } }),
      own(
        'Label',
        'Label',
        { size: 18, bold: true, color: second },
        { spacing: { before: 160, after: 40 }, keepNext: true },
      ),
      own('Cell', 'Cell', { size: 18 }, { spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO } }),
      own(
        'CellFirst',
        'Cell, first',
        { size: 18, bold: true },
        { spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO } },
      ),
      own(
        'CellHeading',
        'Cell, heading',
        { size: 17, color: second, bold: true },
        { spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO }, keepNext: true },
      ),
      own(
        'AfterTable',
        'After a table',
        { size: 8 },
        { spacing: { after: 0, line: 200, lineRule: LineRuleType.AUTO } },
      ),
      own('Quotation', 'Quotation', {}, { indent: { left: 400 } }),
      own('Note', 'Note', { size: 17, color: second }, { spacing: { after: 40 } }),
    ],
  };
}
