import type { ReactNode } from 'react';
import { Art } from '../../../../art/component/Art.tsx';
import { lookOfCard } from '../../../../art/family.ts';
import { Broken } from '../../../../components/sections/Broken.tsx';
import { DatedText } from '../../../../components/sections/DatedText.tsx';
import styles from './LeadHead.module.css';

interface LeadHeadProps {
  /** What the drawing follows from. */
  readonly id: string;
  /** What it takes its colour from: the id of what the record is about. */
  readonly subject?: string | undefined;
  readonly title: string;
  readonly lang: string | undefined;
  readonly eyebrow: string;
  readonly subtitle?: string | null;
  readonly standfirst: string | null;
  /** Beside the title: dates, facts. */
  readonly children?: ReactNode;
}

/** The head of something long: its drawing from edge to edge, what it is, and what is to be known before reading. */
export function LeadHead({
  id,
  subject,
  title,
  lang,
  eyebrow,
  subtitle,
  standfirst,
  children,
}: LeadHeadProps) {
  return (
    <>
      <Art kind="lead" seed={id} look={lookOfCard(id, subject)} className={styles.art} />
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
          {standfirst && (
            <p className="lede" lang={lang}>
              <DatedText text={standfirst} />
            </p>
          )}
        </div>
        {children && <div className={styles.dates}>{children}</div>}
      </header>
    </>
  );
}
