import { Label } from '../../components/sections/Label.tsx';
import styles from './Recent.module.css';
import type { RecentChange } from './recent.ts';

/** What changed lately, each with its reason. */
export function Recent({ changes }: { readonly changes: readonly RecentChange[] }) {
  return (
    <ol>
      {changes.map(({ id, date, kind, jurisdiction, topic, inEnglish, headline, note }) => (
        <li key={id} className={styles.change}>
          <p className="meta">
            <Label {...date} />
            <span className={`small ${styles.kind}`}>{kind}</span>
          </p>
          <div className={styles.words}>
            <p className="meta">
              <Label {...jurisdiction} /> · <Label {...topic} />
            </p>
            {headline.lang && <p className="capitals topic">{inEnglish}</p>}
            <h3 className="title-3 quiet">
              <Label {...headline} />
            </h3>
            {note && (
              <p>
                {inEnglish && note.lang && !headline.lang && (
                  <span className="capitals topic">{inEnglish} </span>
                )}
                <Label {...note} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
