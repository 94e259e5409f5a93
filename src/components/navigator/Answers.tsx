import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { sourceNames } from '../../i18n/source-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { StatusMark } from '../icons/StatusMark.tsx';
import { DatedText } from '../sections/DatedText.tsx';
import { Label } from '../sections/Label.tsx';
import styles from './Answers.module.css';
import type { AnswerDetail, AnswerGroup, AnswerLabels, OpenAnswer } from './answer.ts';

interface AnswersProps {
  readonly groups: readonly AnswerGroup[];
  /** By the entry's id; none where the reader may not read them. */
  readonly details: ReadonlyMap<string, AnswerDetail>;
  readonly labels: AnswerLabels;
  readonly locale: Locale;
  /** An answer's text, with the anchors of its notes prefixed. */
  readonly textOf: (detail: AnswerDetail, lang: string | undefined) => ReactNode;
}

/**
 * Answers of the navigator by the groups of their topics, which can be folded away, each with an address; what is known
 * of it stands beside.
 */
export function Answers({ groups, ...rest }: AnswersProps) {
  return groups.map(({ id, heading, lang, answers }) => (
    <section key={id} className={styles.group} id={id}>
      <details open>
        <summary className={styles.heading}>
          <h2 lang={lang ?? undefined}>{heading}</h2>
          <Icon name="chevron" />
        </summary>
        {answers.map((answer) => (
          <Answer key={answer.id} answer={answer} {...rest} />
        ))}
      </details>
    </section>
  ));
}

type AnswerProps = Omit<AnswersProps, 'groups'> & { readonly answer: OpenAnswer };

function Answer({ answer, details, labels, locale, textOf }: AnswerProps) {
  const { id, question, help, inEnglish, headline, entryId } = answer;
  const lang = answer.lang ?? undefined;
  const detail = details.get(entryId);
  return (
    <article className={detail ? styles.answer : styles.brief} id={id}>
      <div lang={question.lang ?? undefined}>
        <h3 className={`quiet ${styles.question}`}>
          <a href={`#${id}`}>{question.text}</a>
        </h3>
        {help && <p className={`small ${styles.help}`}>{help}</p>}
      </div>
      <Beside answer={answer} />
      <div className={styles.text}>
        {inEnglish && headline && <p className="capitals topic">{inEnglish}</p>}
        {headline ? (
          <p className={styles.headline} lang={lang}>
            <DatedText text={headline} />
          </p>
        ) : (
          <p className="meta">{labels.notWritten}</p>
        )}
        {detail && <Detail detail={detail} labels={labels} locale={locale} lang={lang} textOf={textOf} />}
      </div>
    </article>
  );
}

function Beside({ answer: { status, stage, facts, overdue, report, lang } }: Pick<AnswerProps, 'answer'>) {
  return (
    <div className={`meta ${styles.beside}`}>
      <p className={styles.status}>
        <StatusMark status={status.mark} text={status.text} />
      </p>
      {stage && <p lang={lang ?? undefined}>{stage}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, text, day, url, lang: own }) => (
            <div key={label}>
              <dt>{label}</dt>{' '}
              <dd>
                <Label text={text} url={url} dateTime={day ?? undefined} lang={own ?? undefined} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {overdue && (
        <p>
          <StatusMark status="overdue" text={overdue} />
        </p>
      )}
      {report && (
        <p className="screen-only">
          <a href={report.url}>{report.text}</a>
        </p>
      )}
    </div>
  );
}

interface DetailProps extends Pick<AnswersProps, 'labels' | 'locale' | 'textOf'> {
  readonly detail: AnswerDetail;
  readonly lang: string | undefined;
}

function Detail({ detail, labels, locale, lang, textOf }: DetailProps) {
  const { summary, body, conditions, thresholds, penalties, instruments } = detail;
  return (
    <>
      {summary && (
        <p className={styles.summary} lang={lang}>
          <DatedText text={summary} />
        </p>
      )}
      {body && textOf(detail, lang)}
      {conditions.length > 0 && (
        <Part label={labels.conditions}>
          <ul className={styles.list} lang={lang}>
            {conditions.map((text) => (
              <li key={text}>
                <DatedText text={text} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {thresholds.length > 0 && (
        <Part label={labels.thresholds}>
          <dl className={styles.amounts}>
            {thresholds.map(({ label, amount }) => (
              <div key={label}>
                <dt lang={lang}>{label}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {penalties && (
        <Part label={labels.penalties}>
          <p lang={lang}>
            <DatedText text={penalties} />
          </p>
        </Part>
      )}
      {instruments.length > 0 && (
        <Part label={labels.sources}>
          <ul className={styles.sources}>
            {instruments.map((instrument) => (
              <li key={`${instrument.name} ${instrument.citation}`}>
                <Instrument instrument={instrument} locale={locale} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h4 className="capitals">{label}</h4>
      {children}
    </div>
  );
}

interface InstrumentProps {
  readonly instrument: AnswerDetail['instruments'][number];
  readonly locale: Locale;
}

/** A source: by its names (`sourceNames`) and its citation, with the way to an official text. */
export function Instrument({ instrument, locale }: InstrumentProps) {
  const { citation, url } = instrument;
  const { first, second } = sourceNames(instrument, locale);
  return (
    <>
      <cite className={styles.source} lang={first.lang}>
        {url ? (
          <a href={url} rel="external">
            {first.text}
          </a>
        ) : (
          first.text
        )}
      </cite>
      {citation && (
        <span lang="und" translate="no">
          {' '}
          {citation}
        </span>
      )}
      {second && (
        <span className={styles.native} lang={second.lang} translate="no">
          {second.text}
        </span>
      )}
    </>
  );
}
