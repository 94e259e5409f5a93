import { useRef, useState } from 'react';
import { Button } from '../../../components/controls/Button.tsx';
import { Field } from '../../../components/controls/Field.tsx';
import { fill } from '../../../i18n/fill.ts';
import type { Shown } from '../AccountFrame.tsx';
import { Fields } from '../AccountPart.tsx';
import { findAuthors, loadSaved, loadSubjects, type Subject, subjectCalled } from '../subjects.ts';
import { TextField } from '../TextField.tsx';
import styles from './AddAlert.module.css';
import { saveAlert } from './change-alerts.ts';
import { followedAs } from './follow.ts';
import type { Choices } from './load-alerts.ts';

type Kind = 'TOPIC' | 'AUTHOR' | 'RECORD' | 'SEARCH';

/** Milliseconds without typing before names are asked for. */
const pause = 200;

/** A form for one more thing to watch; topics and people are chosen from lists that narrow while one types. */
export function AddAlert({ texts, locale, run }: Shown<Choices>) {
  const m = texts.alerts;
  const [kind, setKind] = useState<Kind>('TOPIC');
  const [typed, setTyped] = useState('');
  const [subjects, setSubjects] = useState<readonly Subject[]>([]);
  const [error, setError] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);

  /** Answers may overtake one another: the last question counts. */
  function offer(asked: Promise<readonly Subject[]>) {
    turn.current += 1;
    const mine = turn.current;
    asked.then((found) => mine === turn.current && setSubjects(found), console.error);
  }

  function choose(next: Kind) {
    setKind(next);
    setTyped('');
    setError(undefined);
    setSubjects([]);
    clearTimeout(timer.current);
    offer(listOf(next));
  }

  async function listOf(of: Kind): Promise<readonly Subject[]> {
    if (of === 'TOPIC') return loadSubjects(locale, texts);
    return of === 'RECORD' ? loadSaved(locale) : [];
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    if (kind !== 'AUTHOR' || text.trim() === '') return;
    timer.current = setTimeout(() => offer(findAuthors(text, locale)), pause);
  }

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    const words = typed.trim();
    const subject = subjectCalled(words, subjects);
    const wish = kind === 'SEARCH' ? words !== '' && { kind, query: words } : subject && wishFor(subject);
    if (!wish) return setError(m.choose);
    const done = fill(m.added, { title: subject?.title ?? words });
    if (await run(() => saveAlert({ frequency: 'WEEKLY', ...wish }, locale), done)) setTyped('');
    setError(undefined);
  }

  const labels = { TOPIC: m.topic, AUTHOR: m.person, RECORD: m.page, SEARCH: m.words };
  return (
    <form className={styles.add} onSubmit={submit} noValidate>
      <h3 className="title-3">{m.add}</h3>
      <Fields>
        <Field id="alert-kind" label={m.addKind}>
          <select
            id="alert-kind"
            value={kind}
            onChange={({ currentTarget }) => choose(currentTarget.value as Kind)}
          >
            <option value="TOPIC">{m.addTopic}</option>
            <option value="AUTHOR">{m.addAuthor}</option>
            <option value="RECORD">{m.addRecord}</option>
            <option value="SEARCH">{m.addSearch}</option>
          </select>
        </Field>

        <TextField
          id="alert-subject"
          label={labels[kind]}
          error={error}
          value={typed}
          {...(kind !== 'SEARCH' && { options: subjects.map(({ title }) => title) })}
          onText={type}
          onFocus={() => subjects.length === 0 && choose(kind)}
        />
      </Fields>
      <Button size="small">{m.addAction}</Button>
    </form>
  );
}

function wishFor({ id, type }: Subject) {
  return { kind: followedAs(type), recordId: id };
}
