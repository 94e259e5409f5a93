import { useState } from 'react';
import { Button, ButtonRow } from '../../../components/controls/Button.tsx';
import { Field } from '../../../components/controls/Field.tsx';
import { Form } from '../AccountPart.tsx';
import { readDraft, writeDraft } from '../drafts.ts';
import type { AccountTexts } from '../texts.ts';

interface NoteFormProps {
  readonly id: string;
  readonly label: string;
  readonly texts: AccountTexts['favourites'];
  readonly note: string;
  readonly onSave: (note: string) => void;
  readonly onCancel: () => void;
}

/** As long as the account keeps, in characters. */
const longest = 2_000;

export function NoteForm({ id, label, texts, note, onSave, onCancel }: NoteFormProps) {
  const [typed, setTyped] = useState(() => readDraft<{ note: string }>(id)?.note ?? note);
  function change(text: string) {
    setTyped(text);
    writeDraft(id, { note: text });
  }
  function close(then: () => void) {
    writeDraft(id, null);
    then();
  }
  return (
    <Form onSubmit={() => close(() => onSave(typed))}>
      <Field id={id} label={label}>
        <textarea
          id={id}
          rows={3}
          maxLength={longest}
          value={typed}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </Field>
      <ButtonRow>
        <Button size="small">{texts.saveNote}</Button>
        <Button size="small" type="button" onClick={() => close(onCancel)}>
          {texts.cancel}
        </Button>
      </ButtonRow>
    </Form>
  );
}
