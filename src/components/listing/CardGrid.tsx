import { Art } from '../../art/component/Art.tsx';
import { familiesApart, lookOfCard } from '../../art/family.ts';
import type { CardProps } from '../sections/section.ts';
import styles from './CardGrid.module.css';
import { CardList } from './CardList.tsx';
import { CardText } from './CardText.tsx';

interface CardGridProps {
  readonly cards: readonly CardProps[];
  /** Level of the titles' headings: one below the heading over the list. */
  readonly level: 2 | 3;
  /** Cards with drawings that stand right above: none of these looks like one of them. */
  readonly above?: readonly CardProps[];
  /** Right below the page's title: the first drawing is seen before anything is scrolled. */
  readonly isFirst?: boolean;
}

/** Records side by side, each with its drawing, none like those beside it. */
export function CardGrid({ cards, level, above = [], isFirst = false }: CardGridProps) {
  const families = familiesApart([...above, ...cards].map(({ art, id }) => art ?? id)).slice(above.length);
  return (
    <ul className={styles.grid}>
      {cards.map((card, at) => (
        <li key={card.id}>
          <article className={styles.card}>
            {card.art && (
              <Art
                kind="card"
                seed={card.art}
                look={lookOfCard(card.art, card.subject, families[at])}
                eager={isFirst && at === 0}
              />
            )}
            <div>
              <CardText card={card} level={level} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** The first record large with its drawing, the others as a list beside it. */
export function LeadCards({ cards: [first, ...others], level }: CardGridProps) {
  if (!first) return null;
  return (
    <div className={styles.lead}>
      <article className={styles.card}>
        {first.art && <Art kind="lead" seed={first.art} look={lookOfCard(first.art, first.subject)} />}
        <div>
          <CardText card={first} level={level} lead />
        </div>
      </article>
      <div className={styles.rest}>
        <CardList cards={others} level={level} />
      </div>
    </div>
  );
}
