import { useState } from 'react';
import { Button } from '../../../../components/controls/Button.tsx';
import { NearSubjects } from '../NearSubjects.tsx';
import { type Subject, subjectCalled, subjectMeant } from '../subjects.ts';
import { TextField } from '../TextField.tsx';
import type { AccountTexts } from '../texts.ts';
import { type Named, withInterest } from './form-values.ts';
import styles from './Interests.module.css';

interface InterestsProps {
  readonly texts: AccountTexts;
  readonly chosen: readonly Named[];
  readonly error: string | undefined;
  readonly onChoice: (chosen: readonly Named[]) => void;
  /** What stands in the field and is not added yet. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly subjects: readonly Subject[];
  readonly load: () => Promise<readonly Subject[]>;
  readonly say: (words: string) => void;
}

/** What the dashboard is about: chosen from a list that narrows while one types. */
export function Interests(props: InterestsProps) {
  const { texts, chosen, error, onChoice, typed, onTyped, subjects, load, say } = props;
  const m = texts.profile;
  const [missing, setMissing] = useState<string>();
  const [near, setNear] = useState<readonly Subject[]>([]);

  function type(text: string) {
    const found = subjectCalled(text, subjects);
    if (found) return take(found);
    onTyped(text);
    setMissing(undefined);
    setNear([]);
  }

  function take(found: Subject) {
    onTyped('');
    setMissing(undefined);
    setNear([]);
    onChoice(withInterest(chosen, found));
    say(m.addedInterest({ title: found.title }));
    document.getElementById('interests')?.focus();
  }

  async function add() {
    const meant = subjectMeant(typed, await load());
    if (meant.subject) return take(meant.subject);
    setMissing(meant.near.length > 0 ? m.whichInterest : typed.trim() && m.noInterest);
    setNear(meant.near);
  }

  const left = subjects.filter(({ id }) => !chosen.some((other) => other.id === id));
  return (
    <div className={styles.interests}>
      <TextField
        id="interests"
        label={m.interests}
        hint={m.interestsHint}
        error={error ?? missing}
        announced
        value={typed}
        options={left.map(({ title }) => title)}
        onText={type}
        onFocus={() => void load()}
      />
      <NearSubjects near={near} onChoice={take} />
      <Button type="button" size="small" onClick={() => void add()}>
        {m.addInterest}
      </Button>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={m.interests}>
          {chosen.map(({ id, title }) => (
            <li key={id}>
              <button
                className={styles.one}
                type="button"
                aria-label={m.remove({ title })}
                onClick={() => {
                  onChoice(chosen.filter((other) => other.id !== id));
                  document.getElementById('interests')?.focus();
                }}
              >
                {title} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
