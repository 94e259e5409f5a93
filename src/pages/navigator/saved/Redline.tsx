import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { ComparedText } from '../../shared/comparison/ComparedText.tsx';
import styles from './Redline.module.css';
import type { RedlinedAnswer } from './redline.ts';

interface RedlineProps {
  readonly title: string;
  /** What it is a comparison of, in words: the day of the earlier. */
  readonly heading: string;
  readonly answers: readonly RedlinedAnswer[];
  /** What keeps it from being all that there is, a sentence each. */
  readonly notices: readonly string[];
  readonly disclaimer: string;
  /** Of the report. */
  readonly locale: Locale;
}

/** A saved report set against what it says now: each answer that differs, word by word. */
export function Redline({ title, heading, answers, notices, disclaimer, locale }: RedlineProps) {
  const m = messagesFor(locale).reportBuilder.saved;
  return (
    <article className={styles.redline} data-redline={answers.length}>
      <header>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.heading}>{heading}</p>
        <p className={styles.count} data-length>
          {answers.length === 0 ? m.redlineNone : m.redlineCount({ count: answers.length })}
        </p>
        {answers.length > 0 && <p className="meta">{m.redlineLegend}</p>}
        <p className="meta">{disclaimer}</p>
        {notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            <span aria-hidden="true">▲</span> {notice}
          </p>
        ))}
      </header>
      {answers.map((answer) => (
        <section key={answer.id} className={styles.answer} aria-labelledby={`redline-${answer.id}`}>
          <h3 id={`redline-${answer.id}`} className={styles.place}>
            {answer.jurisdiction}
            <span className={styles.topic}>{answer.topic}</span>
          </h3>
          <p className="capitals">{m.kinds[answer.change]}</p>
          {answer.isTakenDown && <p>{m.takenDown}</p>}
          {answer.facts.length > 0 && (
            <dl className={styles.facts}>
              {answer.facts.map((fact) => (
                <Fact key={fact.label} {...fact} locale={locale} />
              ))}
            </dl>
          )}
          <ComparedText paragraphs={answer.headline} locale={locale} lang={answer.lang} />
          {answer.texts.length > 0 && (
            <ComparedText paragraphs={answer.texts} locale={locale} lang={answer.lang} />
          )}
        </section>
      ))}
    </article>
  );
}

function Fact({
  label,
  before,
  after,
  locale,
}: RedlinedAnswer['facts'][number] & { readonly locale: Locale }) {
  const { removed, added } = messagesFor(locale).policies;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {before !== '' && (
          <del>
            <span className="visually-hidden">{removed} </span>
            {before}
          </del>
        )}{' '}
        {after !== '' && (
          <ins>
            <span className="visually-hidden">{added} </span>
            {after}
          </ins>
        )}
      </dd>
    </div>
  );
}
