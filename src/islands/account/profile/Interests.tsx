import { useState } from 'react';
import { Button } from '../../../components/controls/Button.tsx';
import { fill } from '../../../i18n/fill.ts';
import type { SiteLocale } from '../../../routing/locales.ts';
import { loadSubjects, type Subject, subjectCalled } from '../subjects.ts';
import { TextField } from '../TextField.tsx';
import type { AccountTexts } from '../texts.ts';
import type { Named } from './form-values.ts';
import styles from './Interests.module.css';

interface InterestsProps {
  readonly locale: SiteLocale;
  readonly texts: AccountTexts;
  readonly chosen: readonly Named[];
  readonly error: string | undefined;
  readonly onChoice: (chosen: readonly Named[]) => void;
}

/** What the dashboard is about: chosen from a list that narrows while one types. */
export function Interests({ locale, texts, chosen, error, onChoice }: InterestsProps) {
  const m = texts.profile;
  const [typed, setTyped] = useState('');
  const [subjects, setSubjects] = useState<readonly Subject[]>([]);
  const [missing, setMissing] = useState<string>();

  async function load() {
    if (subjects.length === 0) setSubjects(await loadSubjects(locale, texts).catch(() => []));
  }

  function take(text: string, isFinal: boolean) {
    const found = subjectCalled(text, subjects);
    setTyped(found ? '' : text);
    setMissing(found || !isFinal || text === '' ? undefined : m.noInterest);
    if (found && !chosen.some(({ id }) => id === found.id)) onChoice([...chosen, found]);
  }

  const left = subjects.filter(({ id }) => !chosen.some((other) => other.id === id));
  return (
    <div className={styles.interests}>
      <TextField
        id="interests"
        label={m.interests}
        hint={m.interestsHint}
        error={error ?? missing}
        value={typed}
        options={left.map(({ title }) => title)}
        onText={(text) => take(text, false)}
        onFocus={() => void load()}
      />
      <Button type="button" size="small" onClick={() => take(typed, true)}>
        {m.addInterest}
      </Button>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={m.interests}>
          {chosen.map(({ id, title }) => (
            <li key={id}>
              <button
                className={styles.one}
                type="button"
                aria-label={fill(m.remove, { title })}
                onClick={() => onChoice(chosen.filter((other) => other.id !== id))}
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
