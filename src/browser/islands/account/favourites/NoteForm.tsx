import { useState } from 'react';
import { longestNote } from '../../../../account/favourites/longest-note.ts';
import { Button, ButtonRow } from '../../../../components/controls/Button.tsx';
import { Field } from '../../../../components/controls/Field.tsx';
import { Form } from '../AccountPart.tsx';
import { readDraft, writeDraft } from '../drafts.ts';
import type { AccountTexts } from '../texts.ts';

interface NoteFormProps {
  readonly id: string;
  readonly label: string;
  readonly texts: AccountTexts['favourites'];
  readonly note: string;
  /** @returns whether it is stored; what is not stays typed */
  readonly onSave: (note: string) => Promise<boolean>;
  readonly onCancel: () => void;
}

export function NoteForm({ id, label, texts, note, onSave, onCancel }: NoteFormProps) {
  const [typed, setTyped] = useState(() => readDraft<{ note: string }>(id)?.note ?? note);
  function change(text: string) {
    setTyped(text);
    writeDraft(id, { note: text });
  }
  async function save() {
    if (await onSave(typed)) writeDraft(id, null);
  }
  function cancel() {
    writeDraft(id, null);
    onCancel();
  }
  return (
    <Form onSubmit={() => void save()}>
      <Field id={id} label={label}>
        <textarea
          id={id}
          rows={3}
          maxLength={longestNote}
          value={typed}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </Field>
      <ButtonRow>
        <Button size="small">{texts.saveNote}</Button>
        <Button size="small" type="button" onClick={cancel}>
          {texts.cancel}
        </Button>
      </ButtonRow>
    </Form>
  );
}
