import { StatusMark } from '../../components/icons/StatusMark.tsx';
import { Label } from '../../components/sections/Label.tsx';
import styles from './PartList.module.css';
import type { PartProps } from './part.ts';

/** The parts of a series in their order; the one that is read is marked. */
export function PartList({ parts }: { readonly parts: readonly PartProps[] }) {
  return (
    <ol>
      {parts.map(({ id, number, title, url, lang, summary, facts, law, isCurrent }) => (
        <li key={id} className={styles.part}>
          <span className={`numeral ${styles.number}`} aria-hidden="true">
            {number}
          </span>
          <div>
            <h3 className="quiet title-3" lang={lang}>
              <a className="current" href={url ?? undefined} aria-current={isCurrent ? 'page' : undefined}>
                {title}
              </a>
            </h3>
            {summary && (
              <p className={styles.summary} lang={lang}>
                {summary}
              </p>
            )}
            <ul className={`meta ${styles.facts}`}>
              {facts.map((fact) => (
                <li key={fact.text}>
                  <Label {...fact} />
                </li>
              ))}
              <li>
                <StatusMark {...law} />
              </li>
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
