import { Broken } from '../sections/Broken.tsx';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  readonly title: string;
  readonly eyebrow?: string | undefined;
  readonly standfirst?: string | null | undefined;
  /** Language of title and standfirst, when it is not the interface's. */
  readonly lang?: string | undefined;
}

/** A page's first heading, with what it is above and what it says below. */
export function PageTitle({ title, eyebrow, standfirst, lang }: PageTitleProps) {
  return (
    <div className={styles.title}>
      {eyebrow && <p className="capitals topic">{eyebrow}</p>}
      <h1 lang={lang}>
        <Broken text={title} />
      </h1>
      {standfirst && (
        <p className="lede" lang={lang}>
          {standfirst}
        </p>
      )}
    </div>
  );
}
