import { Art } from '../../art/component/Art.tsx';
import { Label } from '../sections/Label.tsx';
import type { Labelled } from '../sections/section.ts';
import styles from './Bylines.module.css';

export interface Byline {
  readonly id: string;
  readonly name: string;
  readonly url: string | null;
  readonly lang?: string | undefined;
  /** Letters on the plate. */
  readonly mark: string;
  /** What they are, where, how to reach them. */
  readonly lines: readonly Labelled[];
}

/** People in a narrow column: who wrote a text, whom to ask. */
export function Bylines({ people }: { readonly people: readonly Byline[] }) {
  return (
    <ul>
      {people.map(({ id, name, url, lang, mark, lines }) => (
        <li key={id} className={styles.person} lang={lang}>
          <Art kind="plate-small" seed={id} mark={mark} className={styles.plate} />
          <div>
            <p className="title-3 quiet">{url ? <a href={url}>{name}</a> : name}</p>
            {lines.map((line) => (
              <p key={line.text} className="meta">
                <Label {...line} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
