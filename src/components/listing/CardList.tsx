import { Label } from '../sections/Label.tsx';
import type { CardProps } from '../sections/section.ts';
import styles from './CardList.module.css';

interface CardListProps {
  readonly cards: readonly CardProps[];
  /** Level of the titles' headings: one below the heading over the list. */
  readonly level: 2 | 3;
}

/** Records as items of a list: topic, title, date, summary. */
export function CardList({ cards, level }: CardListProps) {
  return (
    <ul className={styles.list}>
      {cards.map((card) => (
        <li key={card.id} className={styles.item}>
          <Card card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card, level }: { readonly card: CardProps; readonly level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article lang={card.lang}>
      {card.eyebrow && <p className={styles.eyebrow}>{card.eyebrow}</p>}
      <Heading className={styles.title}>
        {card.url ? <a href={card.url}>{card.title}</a> : card.title}
      </Heading>
      {card.date && (
        <p className={styles.meta}>
          <Label {...card.date} />
        </p>
      )}
      {card.summary && <p className={styles.summary}>{card.summary}</p>}
      {card.facts && card.facts.length > 0 && (
        <ul className={styles.facts}>
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
    </article>
  );
}
