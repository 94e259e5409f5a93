import { island as copySummary } from '../../../browser/islands/CopySummary.island.tsx';
import { Island } from '../../../browser/islands/kit/Island.tsx';
import { StatusMark } from '../../../components/icons/StatusMark.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './BoardSummary.module.css';
import type { BoardSummary as Summary } from './summary.ts';

interface BoardSummaryProps {
  readonly summary: Summary;
  readonly locale: Locale;
}

/** What is copied: everything in it can be read without the site's style sheet. */
const copied = 'board-summary';

/** One page for a board, to be printed, or copied with its formatting. */
export function BoardSummary({ summary, locale }: BoardSummaryProps) {
  const { navigator, navigatorTable: m } = messagesFor(locale);
  const { statuses, coming, recent } = summary;
  return (
    <TitledSection id="summary" heading={m.summary}>
      <Island
        of={copySummary}
        on="interaction"
        props={{
          from: copied,
          texts: { copy: m.summaryCopy, copied: m.summaryCopied, failed: m.summaryFailed },
        }}
      />
      <div className={styles.summary} id={copied}>
        <h3>{summary.title}</h3>
        <div className={styles.scroller}>
          <table>
            <thead>
              <tr>
                <th scope="col">{navigator.topic}</th>
                {statuses.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {statuses.rows.map(({ topic, cells }) => (
                <tr key={topic}>
                  <th scope="row">{topic}</th>
                  {cells.map(({ id, mark, text }) => (
                    <td key={id}>{mark ? <StatusMark status={mark} text={text} /> : text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {statuses.columns.length > 1 && <Part heading={m.differ} text={summary.differ} />}
        <Lines heading={m.coming} lines={coming} none={m.comingNone} />
        <Lines
          heading={m.recent({ date: summary.since })}
          lines={recent}
          none={m.recentNone({ date: summary.since })}
        />
        <Part heading={m.stale} text={summary.stale} />
        <p className="meta">{summary.made}</p>
      </div>
    </TitledSection>
  );
}

function Part({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <>
      <h4>{heading}</h4>
      <p>{text}</p>
    </>
  );
}

interface LinesProps {
  readonly heading: string;
  readonly lines: Summary['recent'];
  readonly none: string;
}

function Lines({ heading, lines: { lines, more }, none }: LinesProps) {
  if (lines.length === 0) return <Part heading={heading} text={none} />;
  return (
    <>
      <h4>{heading}</h4>
      <ul>
        {lines.map(({ id, label, lang, text, textLang, why }) => (
          <li key={id}>
            <strong lang={lang}>{label}</strong> <span lang={textLang}>{text}</span>
            {why && (
              <>
                <br />
                <Label {...why} />
              </>
            )}
          </li>
        ))}
      </ul>
      {more && <p>{more}</p>}
    </>
  );
}
