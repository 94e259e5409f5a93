import { Label } from '../../../components/sections/Label.tsx';
import styles from './GraduateParts.module.css';
import type { GraduatePageProps } from './view.ts';

/** The other pages of the graduate site, each with what it says. */
export function PageIndex({ pages }: Pick<GraduatePageProps, 'pages'>) {
  return (
    <ul className={styles.index}>
      {pages.map(({ title, summary }) => (
        <li key={title.url}>
          <h3 className="quiet">
            <Label {...title} />
          </h3>
          {summary && (
            <p className="meta" lang={title.lang}>
              {summary}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
