import { useEffect, useState } from 'react';
import { Button, ButtonLink, ButtonRow } from '../../../../components/controls/Button.tsx';
import { Field } from '../../../../components/controls/Field.tsx';
import { AccountPart, Form } from '../AccountPart.tsx';
import type { Shown } from '../shown.ts';
import { contentId } from '../use-focus-on.ts';
import type { Alert } from './alert.ts';
import { removeAlert, saveAlert } from './change-alerts.ts';
import { FrequencyOptions } from './FrequencyOptions.tsx';
import { alertFor, type Followable, forgetWanted } from './follow.ts';
import type { Choices } from './load-alerts.ts';

const followedId = 'followed';

/** For those who came by a link “Follow”: what they chose, to be followed with one button. */
export function FollowOffer({ data, ...shown }: Shown<Choices>) {
  const { toFollow, alerts } = data;
  const m = shown.texts.alerts.follow;
  const alert = toFollow === null || toFollow === 'gone' ? undefined : alertFor(toFollow, alerts);
  const isAnswered = toFollow === 'gone' || alert !== undefined;
  useEffect(() => {
    if (isAnswered) forgetWanted();
  }, [isAnswered]);
  if (toFollow === null) return null;
  if (toFollow === 'gone') return <p>{m.gone}</p>;
  if (!alert) return <Offer {...shown} wish={toFollow} />;
  const { title } = toFollow;
  const words = shown.texts.alerts;
  return (
    <AccountPart id={followedId} title={m.already({ title })}>
      <p>{m.alreadyText}</p>
      <ButtonRow>
        {alert.record?.url && <ButtonLink href={alert.record.url}>{m.back({ title })}</ButtonLink>}
        <Button
          type="button"
          onClick={async () => {
            // What says that it is followed goes, and its buttons with it.
            if (await shown.run(() => removeAlert(alert.id), words.removed({ title })))
              shown.focusOn(contentId);
          }}
        >
          {m.undo}
        </Button>
      </ButtonRow>
    </AccountPart>
  );
}

type OfferProps = Pick<Shown<Choices>, 'locale' | 'texts' | 'run' | 'focusOn'> & {
  readonly wish: Followable;
};

function Offer({ wish: { title, ...wish }, locale, texts, run, focusOn }: OfferProps) {
  const m = texts.alerts.follow;
  const [frequency, setFrequency] = useState<Alert['frequency']>('WEEKLY');
  async function follow() {
    const done = texts.alerts.added({ title });
    if (await run(() => saveAlert({ ...wish, frequency }, locale), done)) focusOn(followedId);
  }
  return (
    <AccountPart title={m.title({ title })} text={m.what[wish.kind]}>
      <Form onSubmit={() => void follow()}>
        <Field id="follow-often" label={m.often}>
          <select
            id="follow-often"
            value={frequency}
            onChange={({ currentTarget }) => setFrequency(currentTarget.value as Alert['frequency'])}
          >
            <FrequencyOptions texts={texts} />
          </select>
        </Field>
        <Button kind="solid">{m.action}</Button>
      </Form>
    </AccountPart>
  );
}
