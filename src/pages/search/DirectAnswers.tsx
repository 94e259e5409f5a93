import { Label } from '../../components/sections/Label.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import { OpeningState } from '../../components/sections/OpeningState.tsx';
import styles from './DirectAnswers.module.css';
import type { DirectAnswerProps } from './direct-answer.ts';

interface DirectAnswersProps {
  /** Name of the box. */
  readonly label: string;
  readonly answers: readonly DirectAnswerProps[];
}

/** What answers a question by itself, above everything that was found. */
export function DirectAnswers({ label, answers }: DirectAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <section aria-label={label} className={styles.answers}>
      {answers.map(({ id, title, rows, opening }) => (
        <div key={id} className={styles.answer}>
          <h2 className="quiet title-3">
            <Label {...title} />
          </h2>
          {opening && <OpeningState {...opening} />}
          <MetaList rows={rows} />
        </div>
      ))}
    </section>
  );
}
