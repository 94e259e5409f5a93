import { StatusMark } from '../../../components/icons/StatusMark.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import { DatedText } from '../../../components/sections/DatedText.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import type { Part, TablePart, Words } from '../../../reports/document/parts.ts';
import { markOf } from '../status-marks.ts';
import styles from './ReportPreview.module.css';

/** A part of a report as a page has it. */
export function ReportPart({ part, locale }: { readonly part: Part; readonly locale: Locale }) {
  switch (part.kind) {
    case 'heading': {
      // The page and the title of the report stand above them.
      const Heading = part.level === 1 ? 'h3' : 'h4';
      return (
        <Heading
          id={`report-${part.id}`}
          lang={part.words.lang}
          className={Heading === 'h3' ? styles.part : styles.entry}
        >
          {part.words.text}
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <>
          {part.label && <p className={styles.label}>{part.label}</p>}
          <p className={styles.text}>
            <WordsOf {...part.words} />
          </p>
        </>
      );
    case 'list':
      return (
        <>
          {part.label && <p className={styles.label}>{part.label}</p>}
          <ul className={styles.list}>
            {part.items.map((item) => (
              <li key={item.text}>
                <WordsOf {...item} />
              </li>
            ))}
          </ul>
        </>
      );
    case 'table':
      return <ReportTable {...part} />;
    case 'rich':
      return (
        <>
          <p className={styles.label}>{part.label}</p>
          <RichTextBody value={part.blocks} locale={locale} lang={part.lang} idPrefix={part.id} lowered={3} />
        </>
      );
  }
}

function WordsOf({ text, lang, url, status }: Words) {
  if (status) return <StatusMark status={markOf(status)} text={text} />;
  if (url) {
    return (
      <a href={url} lang={lang}>
        {text}
      </a>
    );
  }
  return lang ? <span lang={lang}>{text}</span> : <DatedText text={text} />;
}

/** A table whose headings stand on every sheet of paper; on a screen it scrolls by itself where it is too wide. */
function ReportTable({ caption, columns, rows }: TablePart) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ text, lang }, at) => (
              <th key={at} scope="col" lang={lang}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((words, place) =>
                place === 0 ? (
                  <th key="first" scope="row">
                    <WordsOf {...words} />
                  </th>
                ) : (
                  <td key={place}>
                    <WordsOf {...words} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
