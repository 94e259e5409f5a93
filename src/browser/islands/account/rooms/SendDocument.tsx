import { useState } from 'react';
import { Button } from '../../../../components/controls/Button.tsx';
import { describedBy, Field } from '../../../../components/controls/Field.tsx';
import { langOf } from '../../../../i18n/language-of.ts';
import { AccountPart, Form } from '../AccountPart.tsx';
import { AskError } from '../ask.ts';
import { sendDocument } from './change-room.ts';
import type { InRoom } from './load-rooms.ts';

/** Sends a file to a room: a new document, or a new version of one. What was filled in stays when it is refused. */
export function SendDocument({ room, m, locale, during, reload, say, texts, focusOn }: InRoom) {
  const [file, setFile] = useState<File | null>(null);
  const [documentId, setDocument] = useState('');
  const [matterId, setMatter] = useState('');
  const [title, setTitle] = useState('');
  const [error, setError] = useState('');
  /** By it the choice of a file is made anew, which no script may empty otherwise. */
  const [turn, setTurn] = useState(0);

  function refuse(words: string) {
    setError(words);
    focusOn('room-file');
  }

  async function submit() {
    if (!file) return refuse(m.noFile);
    try {
      await during(sendDocument({ room: room.name, file, documentId, matterId, title, locale }));
    } catch (problem) {
      const code = problem instanceof AskError ? problem.problems[0]?.code : undefined;
      if (code) return refuse(code === 'too-long' ? m.largeFile : m.wrongFile);
      console.error(problem);
      const isFull = problem instanceof AskError && problem.code === 'LIMIT_REACHED';
      return say(isFull ? texts.status.limit : texts.status.refused);
    }
    setError('');
    setFile(null);
    setTitle('');
    setTurn(turn + 1);
    await during(reload());
    say(m.sent);
  }

  return (
    <AccountPart title={m.send} text={m.sendText}>
      <Form onSubmit={() => void submit()}>
        <Field id="room-file" label={m.file} error={error || undefined} announced>
          <input
            key={turn}
            id="room-file"
            type="file"
            accept=".pdf,.docx"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy('room-file', error ? { error } : {})}
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
          />
        </Field>
        <Field id="room-document" label={m.what}>
          <select
            id="room-document"
            value={documentId}
            onChange={({ currentTarget }) => setDocument(currentTarget.value)}
          >
            <option value="">{m.newDocument}</option>
            {room.documents.map((one) => (
              <option key={one.id} value={one.id}>
                {m.newVersion({ title: one.title })}
              </option>
            ))}
          </select>
        </Field>
        {documentId === '' && (
          <>
            <Field id="room-matter" label={m.matter}>
              <select
                id="room-matter"
                value={matterId}
                onChange={({ currentTarget }) => setMatter(currentTarget.value)}
              >
                <option value="">{m.noMatter}</option>
                {room.matters.map((one) => (
                  <option key={one.id} value={one.id} lang={langOf(one.locale, locale)}>
                    {one.title}
                  </option>
                ))}
              </select>
            </Field>
            <Field id="room-title" label={m.title} hint={m.titleHint}>
              <input
                id="room-title"
                type="text"
                maxLength={200}
                value={title}
                aria-describedby="room-title-hint"
                onChange={({ currentTarget }) => setTitle(currentTarget.value)}
              />
            </Field>
          </>
        )}
        <Button size="small">{m.sendIt}</Button>
      </Form>
    </AccountPart>
  );
}
