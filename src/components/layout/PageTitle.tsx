import { Broken } from '../sections/Broken.tsx';
import { DatedText } from '../sections/DatedText.tsx';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  readonly title: string;
  readonly eyebrow?: string | undefined;
  readonly standfirst?: string | null | undefined;
  /** Language of title and standfirst, when it is not the interface's. */
  readonly lang?: string | undefined;
  /** Language of the title alone, where it has one of its own; null: the interface's. */
  readonly titleLang?: string | null;
}

/** A page's first heading, with what it is above and what it says below. */
export function PageTitle({ title, eyebrow, standfirst, lang, titleLang }: PageTitleProps) {
  return (
    <div className={styles.title}>
      {eyebrow && <p className="capitals topic">{eyebrow}</p>}
      <h1 lang={titleLang === undefined ? lang : (titleLang ?? undefined)}>
        <Broken text={title} />
      </h1>
      {standfirst && (
        <p className="lede" lang={lang}>
          <DatedText text={standfirst} />
        </p>
      )}
    </div>
  );
}
