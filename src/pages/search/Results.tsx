import { Art } from '../../art/component/Art.tsx';
import { Label } from '../../components/sections/Label.tsx';
import type { PieceProps, ResultProps } from './result.ts';
import styles from './SearchPage.module.css';

interface ResultsProps {
  readonly results: readonly ResultProps[];
  /** Of the results' titles: below the page's title, or below a heading of their own. */
  readonly heading?: 'h2' | 'h3';
}

/** What was found, each with the passage that matches. */
export function Results({ results, heading: Heading = 'h2' }: ResultsProps) {
  return (
    <ol className={styles.results}>
      {results.map(({ id, title, titleLang, url, lang, mark, context, facts, passage }) => (
        <li key={`${id} ${lang ?? ''}`} className={styles.result}>
          {mark && <Art kind="plate-small" seed={id} mark={mark} className={styles.plate} />}
          <div>
            <ul className={`meta ${styles.line}`}>
              {context.map((one) => (
                <li key={one.text}>
                  <Label {...one} />
                </li>
              ))}
            </ul>
            <Heading className="quiet title-3" lang={titleLang}>
              {url ? (
                <a href={url}>
                  <Pieces pieces={title} />
                </a>
              ) : (
                <Pieces pieces={title} />
              )}
            </Heading>
            {facts.length > 0 && (
              <ul className={`meta ${styles.line}`}>
                {facts.map((fact) => (
                  <li key={fact.text}>
                    <Label {...fact} />
                  </li>
                ))}
              </ul>
            )}
            {passage && (
              <p className={styles.passage} lang={lang}>
                <Pieces pieces={passage.pieces} />
              </p>
            )}
            {passage?.heading && (
              <p className="small">
                <Label {...passage.heading} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly PieceProps[] }) {
  // Pieces never move: their place tells them apart.
  return pieces.map(({ text, isMatch }, at) => (isMatch ? <mark key={`${at} ${text}`}>{text}</mark> : text));
}
