import { useState } from 'react';
import { Button, ButtonRow } from '../../../components/controls/Button.tsx';
import { Field } from '../../../components/controls/Field.tsx';
import { fill } from '../../../i18n/fill.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Shown } from '../AccountFrame.tsx';
import { Chip, Form, Line } from '../AccountPart.tsx';
import { askForAccess, type Subscription } from './load-subscriptions.ts';
import { isUsable, standingOf } from './standing.ts';

interface SubscriptionLineProps extends Pick<Shown<unknown>, 'locale' | 'texts' | 'run'> {
  readonly subscription: Subscription;
}

/** One thing that takes a permission: how it stands, or how to ask for it. */
export function SubscriptionLine({ subscription, locale, texts, run }: SubscriptionLineProps) {
  const m = texts.subscriptions;
  const { id, permission, title, state, record } = subscription;
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const mayAsk = !isUsable(subscription) && state !== 'REQUESTED';

  async function submit() {
    if (await run(() => askForAccess(permission, note, locale), fill(m.asked, { title }))) setAsking(false);
  }

  return (
    <Line
      action={
        mayAsk &&
        !isAsking && (
          <Button
            size="small"
            type="button"
            aria-label={fill(m.askFor, { title })}
            onClick={() => setAsking(true)}
          >
            {m.ask}
          </Button>
        )
      }
    >
      <h3 className="quiet title-3">{record?.url ? <a href={record.url}>{title}</a> : title}</h3>
      {record?.summary && (
        <p className="meta" lang={langOf(record.locale, locale)}>
          {record.summary}
        </p>
      )}
      <p className="small">
        <Chip loud={state === 'EXPIRING' || state === 'EXPIRED'}>{m.states[state]}</Chip>{' '}
        {standingOf(subscription, m, locale)}
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
            <Button size="small" type="button" onClick={() => setAsking(false)}>
              {m.cancel}
            </Button>
          </ButtonRow>
        </Form>
      )}
    </Line>
  );
}
