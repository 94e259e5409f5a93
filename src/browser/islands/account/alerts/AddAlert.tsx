import { useRef, useState } from 'react';
import { Button } from '../../../../components/controls/Button.tsx';
import { Field } from '../../../../components/controls/Field.tsx';
import { Fields } from '../AccountPart.tsx';
import { NearSubjects } from '../NearSubjects.tsx';
import type { Shown } from '../shown.ts';
import { findAuthors, loadSaved, loadSubjects, type Subject, subjectMeant } from '../subjects.ts';
import { TextField } from '../TextField.tsx';
import styles from './AddAlert.module.css';
import { type AlertWish, saveAlert } from './change-alerts.ts';
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
  const [near, setNear] = useState<readonly Subject[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const offered = useRef<Promise<readonly Subject[]>>(Promise.resolve([]));

  /** Answers may overtake one another: the last question counts. */
  function offer(loading: Promise<readonly Subject[]>) {
    offered.current = loading;
    loading.then((found) => loading === offered.current && setSubjects(found), console.error);
  }

  function complain(words: string | undefined, offers: readonly Subject[] = []) {
    setError(words);
    setNear(offers);
  }

  function choose(next: Kind) {
    setKind(next);
    setTyped('');
    complain(undefined);
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
    setNear([]);
    clearTimeout(timer.current);
    if (kind !== 'AUTHOR' || text.trim() === '') return;
    timer.current = setTimeout(() => offer(findAuthors(text, locale)), pause);
  }

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    const words = typed.trim();
    if (words === '') return complain(kind === 'SEARCH' ? m.someWords : m.choose);
    if (kind === 'SEARCH') return add({ kind, query: words }, words);
    clearTimeout(timer.current);
    if (kind === 'AUTHOR') offer(findAuthors(words, locale));
    const meant = subjectMeant(words, await offered.current.catch(() => []));
    if (meant.subject) return addSubject(meant.subject);
    complain(meant.near.length > 0 ? m.which : m.choose, meant.near);
  }

  function addSubject({ id, followedAs, title }: Subject) {
    return add({ kind: followedAs, recordId: id }, title);
  }

  async function add(wish: Omit<AlertWish, 'frequency'>, title: string) {
    const isStored = await run(() => saveAlert({ frequency: 'WEEKLY', ...wish }, locale), m.added({ title }));
    if (isStored) setTyped('');
    complain(undefined);
  }

  const labels = { TOPIC: m.topic, AUTHOR: m.person, RECORD: m.page, SEARCH: m.words };
  const hints = { TOPIC: m.topicHint, AUTHOR: m.personHint, RECORD: m.pageHint, SEARCH: m.wordsHint };
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
          hint={hints[kind]}
          error={error}
          announced
          value={typed}
          {...(kind !== 'SEARCH' && { options: subjects.map(({ title }) => title) })}
          onText={type}
          onFocus={() => subjects.length === 0 && choose(kind)}
        />
      </Fields>
      <NearSubjects near={near} onChoice={(subject) => void addSubject(subject)} />
      <Button size="small">{m.addAction}</Button>
    </form>
  );
}
