import { Label } from '../../components/sections/Label.tsx';
import { TitledSection } from '../../components/sections/TitledSection.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Comparison, Reasons } from './Comparison.tsx';
import styles from './Result.module.css';
import type { ResultProps } from './result.ts';

/** What the rules make of a dispute, from the comparison to what would change it. */
export function Result({ locale, ...result }: ResultProps & { readonly locale: Locale }) {
  const m = messagesFor(locale).disputesAviator.page;
  return (
    <>
      <div className={styles.wide}>
        <TitledSection id="comparison" heading={m.comparison}>
          <Comparison
            columns={result.columns}
            caption={m.comparison}
            criterion={m.criterion}
            recommended={m.recommended}
          />
          <p className={`small ${styles.note}`}>{m.bands}</p>
        </TitledSection>
      </div>
      <TitledSection id="week" heading={m.week} title="beside">
        <ol className={`prose ${styles.steps}`}>
          {result.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </TitledSection>
      <TitledSection id="changes" heading={m.changes} title="beside">
        {result.changes.length === 0 && <p>{m.steady}</p>}
        <dl className={styles.changes}>
          {result.changes.map(({ answer, effect }) => (
            <div key={answer.text + effect} className={styles.change}>
              <dt>
                <Label {...answer} />
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </TitledSection>
      <TitledSection id="reasons" heading={m.reasons}>
        <Reasons
          columns={result.columns}
          recommended={m.recommended}
          source={(number) => m.source({ number })}
        />
      </TitledSection>
    </>
  );
}

/** Where the law behind the rules can be read, by the numbers that the reasons give. */
export function Sources({
  sources,
  heading,
}: {
  readonly sources: ResultProps['sources'];
  readonly heading: string;
}) {
  return (
    <TitledSection id="sources" heading={heading} title="beside">
      <ol className={styles.sources}>
        {sources.map(({ text, url }, at) => (
          <li key={url} id={`source-${at + 1}`}>
            <a href={url} rel="external">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
