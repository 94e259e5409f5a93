import { ExternalHyperlink, type IRunOptions, TextRun } from 'docx';
import type { Words } from '../../document/parts.ts';
import { statusMarks } from '../../model/status-mark.ts';

/** The language mark of text that is not in the document's own. */
export function languageMark(lang: string | undefined): Pick<IRunOptions, 'language'> {
  return lang === undefined ? {} : { language: { value: lang, eastAsia: lang } };
}

/** Some words with their language, their link, and the mark of a status. */
export function runsOf({ text, lang, url, status }: Words, style: IRunOptions = {}) {
  const marked = status ? `${statusMarks[status]} ${text}` : text;
  const run = { text: marked, ...languageMark(lang), ...style };
  if (url === undefined) return [new TextRun(run)];
  return [new ExternalHyperlink({ link: url, children: [new TextRun({ ...run, style: 'Hyperlink' })] })];
}
