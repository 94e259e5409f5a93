import type { CardProps } from '../sections/section.ts';
import styles from './CardList.module.css';
import { CardText } from './CardText.tsx';

interface CardListProps {
  readonly cards: readonly CardProps[];
  /** Level of the titles' headings: one below the heading over the list. */
  readonly level: 2 | 3;
}

/** Records one below the other: topic, title, date, summary. */
export function CardList({ cards, level }: CardListProps) {
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.id} className={styles.item}>
          <article>
            <CardText card={card} level={level} />
          </article>
        </li>
      ))}
    </ul>
  );
}
