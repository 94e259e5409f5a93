import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ButtonRow } from '../../../components/controls/Button.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { ReportRefused } from './ask-report.ts';
import styles from './ReportBuilder.module.css';
import { takeFile } from './take-file.ts';
import { builderTextsFor } from './texts.ts';
import { useLatest } from './use-latest.ts';

interface TakeFilesProps<Format extends string> {
  readonly locale: Locale;
  /** What a report is taken along as, with the words of its button. */
  readonly formats: readonly { readonly format: Format; readonly words: string }[];
  /** Words of the button that breaks off. */
  readonly cancelWords: string;
  readonly size?: 'small' | undefined;
  /** Asks for the file, until the signal ends it. */
  readonly ask: (format: Format, signal: AbortSignal) => Promise<Response>;
  /** Buttons before these. */
  readonly before?: ReactNode;
  /** What is said between the buttons and how far the file is. */
  readonly children?: ReactNode;
}

/**
 * Buttons that take a report along as a file: it is fetched in the reader's name, it is said how far it is, and it can
 * be broken off.
 */
export function TakeFiles<Format extends string>({
  locale,
  formats,
  cancelWords,
  size,
  ask,
  before,
  children,
}: TakeFilesProps<Format>) {
  const [words, setWords] = useState('');
  const [isMaking, setMaking] = useState(false);
  const latest = useLatest();
  const pressed = useRef<HTMLElement>(null);

  async function take(format: Format) {
    const signal = latest.begin();
    const m = await builderTextsFor(locale);
    setMaking(true);
    setWords(m.making({ percent: 0 }));
    try {
      const answer = await ask(format, signal);
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
    <>
      <ButtonRow>
        {before}
        {formats.map(({ format, words }) => (
          <Button
            key={format}
            type="button"
            size={size}
            aria-disabled={isMaking}
            onClick={({ currentTarget }) => {
              if (isMaking) return;
              pressed.current = currentTarget;
              void take(format);
            }}
          >
            {words}
          </Button>
        ))}
        {isMaking && (
          <Button
            type="button"
            size={size}
            onClick={() => {
              cancel();
              // This button goes, and focus would go with it.
              pressed.current?.focus();
            }}
          >
            {cancelWords}
          </Button>
        )}
      </ButtonRow>
      {children}
      <p className={styles.status} role="status">
        {words}
      </p>
    </>
  );
}

function refusalWords(error: unknown, m: Awaited<ReturnType<typeof builderTextsFor>>): string {
  if (!(error instanceof ReportRefused)) return m.refusedFailed;
  if (error.words !== '') return error.words;
  if (error.status === 401) return m.refusedSignedOut;
  return error.status === 503 || error.status === 429 ? m.refusedBusy : m.refusedFailed;
}
