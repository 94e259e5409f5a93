import home from '../home/HomePage.module.css';
import person from '../people/item/PersonPage.module.css';
import styles from './DesignPage.module.css';
import type { Sample } from './samples/shape.ts';

const colours = ['paper', 'tint', 'ink', 'ink-second', 'edge', 'seal', 'rule', 'deep'];
const spaces = [4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72];

/** Colours and spaces as drawings: their values are attributes, which need no style of their own. */
export function TokensPart({ sample }: { readonly sample: Sample }) {
  return (
    <div className={styles.stack}>
      <ul className={styles.swatches}>
        {colours.map((colour) => (
          <li key={colour}>
            <svg width="112" height="72" role="img" aria-label={colour}>
              <rect x=".5" y=".5" width="111" height="71" fill={`var(--${colour})`} stroke="var(--edge)" />
            </svg>
            <span className="small">{colour}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.swatches}>
        {spaces.map((space) => (
          <li key={space}>
            <svg width={space} height={space} role="img" aria-label={`${space} px`}>
              <rect width={space} height={space} fill="var(--seal)" />
            </svg>
            <span className="small">{space}</span>
          </li>
        ))}
      </ul>
      <p className={home.title}>{sample.hero}</p>
      <p className={person.name}>{sample.people[0]?.[0]}</p>
      <p className="numeral">0123456789</p>
      <h3>{sample.rules[0]?.[0]}</h3>
      <p className="lede">{sample.heroText}</p>
      <p>{sample.heroText}</p>
      <p className="meta">{sample.heroText}</p>
      <p className="small">{sample.heroText}</p>
      <p className="capitals topic">{sample.articles[0]?.[0]}</p>
      <p>
        <span className="capitals">{sample.articles[1]?.[0]}</span>
      </p>
    </div>
  );
}
