import { Broken } from '../../components/sections/Broken.tsx';
import styles from './JobList.module.css';
import type { JobRow } from './job-row.ts';

/** Positions one below the other: what each is, and beside it place, salary and time left. */
export function JobList({ jobs }: { readonly jobs: readonly JobRow[] }) {
  return (
    <ul>
      {jobs.map(({ lang, ownLang, ...job }) => (
        <li key={job.id} className={styles.item}>
          <article className={styles.job} lang={lang}>
            <div>
              <p className="capitals topic" lang={ownLang}>
                {[job.team, job.inEnglish].filter(Boolean).join(' · ')}
              </p>
              <h3 className="quiet title-3">
                {job.url ? (
                  <a href={job.url}>
                    <Broken text={job.title} />
                  </a>
                ) : (
                  <Broken text={job.title} />
                )}
              </h3>
              {job.summary && <p className={styles.summary}>{job.summary}</p>}
            </div>
            <ul className="meta" lang={ownLang}>
              <li className={styles.place}>{job.place}</li>
              {job.salary && <li>{job.salary}</li>}
              <li className={job.isUrgent ? styles.urgent : undefined}>{job.time}</li>
            </ul>
          </article>
        </li>
      ))}
    </ul>
  );
}
