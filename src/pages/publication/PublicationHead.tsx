import { Art } from '../../components/art/Art.tsx';
import { StatusMark } from '../../components/icons/StatusMark.tsx';
import { Broken } from '../../components/sections/Broken.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import styles from './PublicationHead.module.css';
import type { PublicationPageProps } from './view.ts';

type Shown = Pick<
  PublicationPageProps,
  'id' | 'title' | 'lang' | 'eyebrow' | 'subtitle' | 'summary' | 'dates' | 'lawState'
>;

/** The head of an article: its drawing from edge to edge, what it is, when it was written and whether it holds. */
export function PublicationHead({ id, title, lang, eyebrow, subtitle, summary, dates, lawState }: Shown) {
  return (
    <>
      <Art kind="lead" seed={id} className={styles.art} />
      <header className={`full ${styles.head}`}>
        <div className={styles.title}>
          <p className="capitals topic">{eyebrow}</p>
          <h1 lang={lang}>
            <Broken text={title} />
          </h1>
          {subtitle && (
            <p className="title-3" lang={lang}>
              {subtitle}
            </p>
          )}
          {summary && (
            <p className="lede" lang={lang}>
              {summary}
            </p>
          )}
        </div>
        <div className={styles.dates}>
          <MetaList rows={dates} />
          <p className={styles.state}>
            <StatusMark {...lawState} />
          </p>
        </div>
      </header>
    </>
  );
}
