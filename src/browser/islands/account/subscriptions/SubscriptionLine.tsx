import { useState } from 'react';
import { Button, ButtonRow } from '../../../../components/controls/Button.tsx';
import { Field } from '../../../../components/controls/Field.tsx';
import { langOf } from '../../../../i18n/language-of.ts';
import { Chip, Form, Line } from '../AccountPart.tsx';
import { InLanguage } from '../InLanguage.tsx';
import type { Shown } from '../shown.ts';
import { askForAccess, type Subscription } from './load-subscriptions.ts';
import { datesOf, isUsable } from './subscription-state.ts';

interface SubscriptionLineProps extends Pick<Shown<unknown>, 'locale' | 'texts' | 'run' | 'focusOn'> {
  readonly subscription: Subscription;
}

/** One thing that takes a permission: how it stands, or how to ask for it. */
export function SubscriptionLine({ subscription, locale, texts, run, focusOn }: SubscriptionLineProps) {
  const m = texts.subscriptions;
  const { id, permission, title, url, about, openToAll, state, record } = subscription;
  const lang = record ? langOf(record.locale, locale) : undefined;
  const text = record?.summary ?? about;
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const mayAsk = !isUsable(subscription) && state !== 'REQUESTED';

  async function submit() {
    if (!(await run(() => askForAccess(permission, note, locale), m.asked({ title })))) return;
    setAsking(false);
    focusOn(`title-${id}`);
  }

  function open() {
    setAsking(true);
    focusOn(`note-${id}`);
  }

  function cancel() {
    setAsking(false);
    focusOn(`ask-${id}`);
  }

  return (
    <Line
      action={
        mayAsk &&
        !isAsking && (
          <Button id={`ask-${id}`} size="small" type="button" aria-label={m.askFor({ title })} onClick={open}>
            {m.ask}
          </Button>
        )
      }
    >
      <h3 id={`title-${id}`} tabIndex={-1} className="title-3">
        <InLanguage lang={lang} texts={texts}>
          {url ? <a href={url}>{title}</a> : title}
        </InLanguage>
      </h3>
      {text && (
        <p className="meta" lang={lang}>
          {text}
        </p>
      )}
      <p className="small">
        <Chip loud={state === 'EXPIRING' || state === 'EXPIRED'}>{openToAll ? m.open : m.states[state]}</Chip>{' '}
        {datesOf(subscription, m, locale)}
      </p>
      {isAsking && (
        <Form onSubmit={() => void submit()}>
          <Field id={`note-${id}`} label={m.note}>
            <textarea
              id={`note-${id}`}
              rows={3}
              maxLength={1_000}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </Field>
          <ButtonRow>
            <Button size="small">{m.send}</Button>
            <Button size="small" type="button" onClick={cancel}>
              {m.cancel}
            </Button>
          </ButtonRow>
        </Form>
      )}
    </Line>
  );
}
