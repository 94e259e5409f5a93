import { DatedText } from '../../../components/sections/DatedText.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { ComparedText } from '../../shared/comparison/ComparedText.tsx';
import styles from './ChangeLog.module.css';
import type { LoggedChange } from './changes.ts';

/** What became of answers: when, of which kind and why, and word by word what is new and what is gone. */
export function ChangeLog({
  changes,
  locale,
}: {
  readonly changes: readonly LoggedChange[];
  readonly locale: Locale;
}) {
  const { navigator, notices } = messagesFor(locale);
  const m = navigator.chapter;
  return (
    <>
      <p className={`meta ${styles.legend}`}>{m.legend}</p>
      {changes.map(({ id, date, kind, topic, note, lang, translated, headline, texts }) => (
        <article key={id} className={styles.change}>
          <p className="meta">
            <Label {...date} />
            <span className={`capitals ${styles.kind}`}>{kind}</span>
          </p>
          <div className={styles.words}>
            <h3 className="title-3 quiet">
              <Label {...topic} />
            </h3>
            {note && !note.lang && (
              <p>
                <DatedText text={note.text} />
              </p>
            )}
            {translated && <p>{translated}</p>}
            {lang &&
              (translated ? (
                <p className="small">{m.comparedInEnglish}</p>
              ) : (
                <p className="capitals topic">{notices.inEnglish}</p>
              ))}
            {note?.lang && <p lang={note.lang}>{note.text}</p>}
            <ComparedText paragraphs={headline} locale={locale} lang={lang} />
            {texts.length > 0 && (
              <details>
                <summary className={styles.more}>{m.compareTexts}</summary>
                <ComparedText paragraphs={texts} locale={locale} lang={lang} />
              </details>
            )}
          </div>
        </article>
      ))}
    </>
  );
}
