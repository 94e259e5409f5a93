import { Icon } from '../../../components/icons/Icon.tsx';
import type { Result } from './judge.ts';
import styles from './ScamChecker.module.css';
import type { Finding, Genuine, Reason, Verdict } from './verdict.ts';

export type ResultTexts = {
  readonly verdicts: { readonly [V in Verdict]: string };
  readonly reasons: { readonly [R in Reason]: string };
  /** Over what was found in a message. */
  readonly found: string;
  readonly alert: string;
};

/** Numbers are written with spaces in one place and without in another. */
const joined = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
const isAbout = (value: string) => (finding: Finding) =>
  finding.reason === 'known' && joined(finding.text).includes(joined(value));

interface JudgedResultProps {
  readonly result: Result;
  readonly known: Genuine['known'];
  readonly texts: ResultTexts;
}

/** The verdict with its reason, and for a message what was found in it. */
export function JudgedResult({ result, known, texts }: JudgedResultProps) {
  const { verdict, reason, isOne, findings } = result;
  const alert = reason === 'known' && known.find(({ value }) => findings.some(isAbout(value)));
  return (
    <>
      <p className={styles.verdict}>
        <Icon name={verdict === 'ours' ? 'check' : verdict === 'notOurs' ? 'close' : 'alert'} />
        {texts.verdicts[verdict]}
      </p>
      <p>{texts.reasons[reason]}</p>
      {alert && (
        <p>
          {texts.alert} <a href={alert.url}>{alert.title}</a>
        </p>
      )}
      {!isOne && findings.length > 0 && (
        <>
          <p className={styles.found}>{texts.found}</p>
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <li key={finding.text}>
                <bdi className={styles.what}>{finding.text}</bdi>
                <b>{texts.verdicts[finding.verdict]}</b>
                {texts.reasons[finding.reason]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
