import { Art } from '../../components/art/Art.tsx';
import { Broken } from '../../components/sections/Broken.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import type { MetaRow } from '../../components/sections/section.ts';
// The same head as a publication's: what is long is announced in the same way.
import styles from '../publication/PublicationHead.module.css';

interface WorkHeadProps {
  readonly id: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly eyebrow: string;
  readonly standfirst: string | null;
  readonly facts: readonly MetaRow[];
}

/** The head of a work: its drawing from edge to edge, what it is, and beside it for whom and how long. */
export function WorkHead({ id, title, lang, eyebrow, standfirst, facts }: WorkHeadProps) {
  return (
    <>
      <Art kind="lead" seed={id} className={styles.art} />
      <header className={`full ${styles.head}`}>
        <div className={styles.title}>
          <p className="capitals topic">{eyebrow}</p>
          <h1 lang={lang}>
            <Broken text={title} />
          </h1>
          {standfirst && (
            <p className="lede" lang={lang}>
              {standfirst}
            </p>
          )}
        </div>
        <div className={styles.dates}>
          <MetaList rows={facts} />
        </div>
      </header>
    </>
  );
}
