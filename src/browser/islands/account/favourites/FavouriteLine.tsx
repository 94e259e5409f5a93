import { useState } from 'react';
import { Button, ButtonRow } from '../../../../components/controls/Button.tsx';
import { formatDay } from '../../../../i18n/format.ts';
import { langOf } from '../../../../i18n/language-of.ts';
import { Chip, Line } from '../AccountPart.tsx';
import { saveInAccount } from '../saving.ts';
import type { Shown } from '../shown.ts';
import type { Favourite } from './load-favourites.ts';
import { NoteForm } from './NoteForm.tsx';

interface FavouriteLineProps extends Pick<Shown<unknown>, 'locale' | 'texts' | 'run' | 'focusOn'> {
  readonly favourite: Favourite;
  readonly onRemove: () => void;
}

/** One saved page: how it stands, what its reader noted, and what can be done with it. */
export function FavouriteLine({ favourite, locale, texts, run, focusOn, onRemove }: FavouriteLineProps) {
  const m = texts.favourites;
  const { recordId, title, url, state, note, savedAt, updatedAt, record } = favourite;
  const lang = record ? langOf(record.locale, locale) : undefined;
  const [isWriting, setWriting] = useState(false);
  const noteId = `note-${recordId}`;
  const day = state === 'UPDATED' && updatedAt ? m.updatedOn({ date: formatDay(updatedAt, locale) }) : null;

  async function write(text: string) {
    const isStored = await run(() => saveInAccount(recordId, text), m.noteSaved);
    if (isStored) close();
    return isStored;
  }

  function open() {
    setWriting(true);
    focusOn(noteId);
  }

  function close() {
    setWriting(false);
    focusOn(`${noteId}-open`);
  }

  return (
    <Line
      action={
        <ButtonRow>
          {!isWriting && (
            <Button
              id={`${noteId}-open`}
              size="small"
              type="button"
              aria-label={(note ? m.editNoteTo : m.addNoteTo)({ title })}
              onClick={open}
            >
              {note ? m.editNote : m.addNote}
            </Button>
          )}
          <Button
            id={`remove-${recordId}`}
            size="small"
            type="button"
            aria-label={m.removeThis({ title })}
            onClick={onRemove}
          >
            {m.remove}
          </Button>
        </ButtonRow>
      }
    >
      <h3 className="quiet title-3" lang={lang}>
        {url ? (
          <a href={url} data-address={location.origin + url}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="small">
        {state !== 'CURRENT' && (
          <>
            <Chip loud={state === 'WITHDRAWN' || state === 'SUPERSEDED'}>{m.states[state]}</Chip>{' '}
          </>
        )}
        {day ?? m.savedOn({ date: formatDay(savedAt, locale) })}
      </p>
      {note && !isWriting && <p>{note}</p>}
      {isWriting && (
        <NoteForm
          id={noteId}
          label={m.noteTo({ title })}
          texts={m}
          note={note}
          onSave={write}
          onCancel={close}
        />
      )}
    </Line>
  );
}
