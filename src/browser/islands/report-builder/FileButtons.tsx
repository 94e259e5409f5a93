import { useEffect, useState } from 'react';
import { Button, ButtonRow } from '../../../components/controls/Button.tsx';
import { askReport, ReportRefused, type ReportWish } from './ask-report.ts';
import type { Builder } from './builder.ts';
import styles from './ReportBuilder.module.css';
import { takeFile } from './take-file.ts';
import { builderTextsFor } from './texts.ts';
import { useLatest } from './use-latest.ts';

interface FileButtonsProps {
  readonly builder: Builder;
  readonly search: string;
  readonly mayBeFile: boolean;
}

const formats = [
  ['docx', 'word'],
  ['xlsx', 'excel'],
  ['csv', 'csv'],
  ['json', 'proof'],
] as const;

/**
 * The ways to take a report along: a file is fetched in the reader's name, and it is said how far it is. Without
 * scripts the page has a form for what is open to everybody.
 */
export function FileButtons({ builder, search, mayBeFile }: FileButtonsProps) {
  const { service, locale, texts, noFile } = builder;
  const [words, setWords] = useState('');
  const [isMaking, setMaking] = useState(false);
  const latest = useLatest();

  async function take(format: Exclude<ReportWish['format'], 'html'>) {
    const signal = latest.begin();
    const m = await builderTextsFor(locale);
    setMaking(true);
    setWords(m.making({ percent: 0 }));
    try {
      const answer = await askReport({ service, locale, search, format }, signal);
      await takeFile(answer, (share) => setWords(m.making({ percent: Math.round(100 * share) })));
      setWords(m.made);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setWords(refusalWords(error, m));
    } finally {
      if (!signal.aborted) setMaking(false);
    }
  }
  function cancel() {
    latest.abort();
    setMaking(false);
    setWords('');
  }
  // A page that browsers keep for the way back keeps what it has asked for as well.
  useEffect(() => {
    addEventListener('pagehide', cancel);
    return () => removeEventListener('pagehide', cancel);
  }, []);

  return (
    <div className={styles.files}>
      <ButtonRow>
        <Button type="button" kind="solid" onClick={() => print()}>
          {texts.print}
        </Button>
        {mayBeFile &&
          formats.map(([format, name]) => (
            <Button
              key={format}
              type="button"
              aria-disabled={isMaking}
              onClick={() => !isMaking && void take(format)}
            >
              {texts[name]}
            </Button>
          ))}
        {isMaking && (
          <Button type="button" onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
      </ButtonRow>
      {!mayBeFile && <p className={styles.hint}>{noFile}</p>}
      <p className={styles.hint}>{texts.takeText}</p>
      <p className={styles.status} role="status">
        {words}
      </p>
    </div>
  );
}

function refusalWords(error: unknown, m: Awaited<ReturnType<typeof builderTextsFor>>): string {
  if (!(error instanceof ReportRefused)) return m.refusedFailed;
  if (error.words !== '') return error.words;
  if (error.status === 401) return m.refusedSignedOut;
  return error.status === 503 || error.status === 429 ? m.refusedBusy : m.refusedFailed;
}
