import { Instrument } from '../../../components/navigator/Answers.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './Sources.module.css';
import type { SourceOf } from './sources.ts';

/** What the answers rest on, and which rest on it. */
export function Sources({
  sources,
  locale,
}: {
  readonly sources: readonly SourceOf[];
  readonly locale: Locale;
}) {
  const m = messagesFor(locale).navigator.chapter;
  return (
    <ol>
      {sources.map(({ instrument, answers }) => (
        <li key={`${instrument.name} ${instrument.url}`} className={styles.source}>
          <p>
            <Instrument instrument={instrument} locale={locale} />
          </p>
          <div className="small quiet">
            <p>{m.restsOn}</p>
            <ul className={styles.answers}>
              {answers.map((answer) => (
                <li key={answer.url}>
                  <Label {...answer} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
