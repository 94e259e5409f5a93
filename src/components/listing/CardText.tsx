import { Broken } from '../sections/Broken.tsx';
import { DatedText } from '../sections/DatedText.tsx';
import { Label } from '../sections/Label.tsx';
import type { CardProps } from '../sections/section.ts';
import styles from './CardText.module.css';

interface CardTextProps {
  readonly card: CardProps;
  readonly level: 2 | 3;
  /** The first among them: a larger title. */
  readonly lead?: boolean;
}

/** What a card says, with or without a drawing above it. */
export function CardText({ card, level, lead = false }: CardTextProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { lang, titleLang } = card;
  const summary = card.summary && <DatedText text={card.summary} />;
  const title = <Broken text={card.title} />;
  const above = [card.eyebrow, card.inEnglish].filter(Boolean).join(' · ');
  return (
    <>
      {above && <p className={`capitals topic ${styles.eyebrow}`}>{above}</p>}
      <Heading
        className={lead ? `quiet ${styles.lead}` : 'quiet title-3'}
        lang={titleLang === undefined ? lang : (titleLang ?? undefined)}
      >
        {card.url ? <a href={card.url}>{title}</a> : title}
      </Heading>
      {lead && summary && (
        <p className={styles.leadSummary} lang={lang}>
          {summary}
        </p>
      )}
      {card.date && (
        <p className={`meta ${styles.date}`}>
          <Label {...card.date} />
        </p>
      )}
      {!lead && summary && (
        <p className={styles.summary} lang={lang}>
          {summary}
        </p>
      )}
      {card.facts && card.facts.length > 0 && (
        <ul className={`meta ${styles.facts}`}>
          {card.facts.map((fact) => (
            <li key={fact.text}>
              <Label {...fact} />
            </li>
          ))}
        </ul>
      )}
      {card.children && card.children.length > 0 && (
        <ul className={styles.children}>
          {card.children.map((child) => (
            <li key={child.id} lang={child.lang}>
              {child.url ? <a href={child.url}>{child.title}</a> : child.title}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
