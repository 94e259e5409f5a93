import { Button } from '../../../components/controls/Button.tsx';
import { askReport } from './ask-report.ts';
import type { Builder } from './builder.ts';
import styles from './ReportBuilder.module.css';
import { TakeFiles } from './TakeFiles.tsx';

interface FileButtonsProps {
  readonly builder: Builder;
  readonly search: string;
  readonly mayBeFile: boolean;
}

/** The ways to take a report along. Without scripts the page has a form for what is open to everybody. */
export function FileButtons({ builder, search, mayBeFile }: FileButtonsProps) {
  const { service, locale, texts, noFile } = builder;
  const formats = [
    { format: 'docx', words: texts.word },
    { format: 'xlsx', words: texts.excel },
    { format: 'csv', words: texts.csv },
    { format: 'json', words: texts.proof },
  ] as const;
  return (
    <div className={styles.files}>
      <TakeFiles
        locale={locale}
        formats={mayBeFile ? formats : []}
        cancelWords={texts.cancel}
        ask={(format, signal) => askReport({ service, locale, search, format }, signal)}
        before={
          <Button type="button" kind="solid" onClick={() => print()}>
            {texts.print}
          </Button>
        }
      >
        {!mayBeFile && <p className={styles.hint}>{noFile}</p>}
        <p className={styles.hint}>{texts.takeText}</p>
      </TakeFiles>
    </div>
  );
}
