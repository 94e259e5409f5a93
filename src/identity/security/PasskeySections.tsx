import { Button, ButtonLink } from '../../components/controls/Button.tsx';
import { formatDay } from '../../i18n/format.ts';
import { TextField } from '../hosted/layout/Form.tsx';
import type { passkeysOf } from '../hosted/passkeys/webauthn.ts';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { confirmAddress, securityAddress } from './addresses.ts';
import { isRecent } from './owner.ts';
import { Fold, PlainForm, Row, Rows } from './SecurityParts.tsx';
import type { SectionProps } from './section-props.ts';

type Passkey = Awaited<ReturnType<typeof passkeysOf>>[number];

/** The passkeys there are, each with its name, and a new one. */
export function PasskeySection(props: SectionProps & { readonly passkeys: readonly Passkey[] }) {
  const { context, owner, actionOf, passkeys } = props;
  const words = context.m.security.passkeys;
  return (
    <>
      <p>{words.text}</p>
      {passkeys.length === 0 ? (
        <p className="meta">{words.none}</p>
      ) : (
        <Rows>
          {passkeys.map((passkey, at) => (
            <OnePasskey key={passkey.id} {...props} passkey={passkey} number={at + 1} />
          ))}
        </Rows>
      )}
      {isRecent(owner) ? (
        <AddPasskeyForm
          action={actionOf('passkeys')}
          options={actionOf('passkeys/options')}
          words={words}
          problem={context.m.security.done['passkey-failed']}
        />
      ) : (
        <ButtonLink href={confirmAddress(context, 'passkeys')}>
          {passkeys.length === 0 ? words.add : words.change}
        </ButtonLink>
      )}
    </>
  );
}

interface OnePasskeyProps extends SectionProps {
  readonly passkey: Passkey;
  /** Counted from one: makes ids of their own. */
  readonly number: number;
}

function OnePasskey({ context, owner, actionOf, passkey, number }: OnePasskeyProps) {
  const words = context.m.security.passkeys;
  const { id, name, created_at, last_used_at } = passkey;
  const day = (instant: Date) => formatDay(instant.toISOString(), context.locale);
  const used = last_used_at ? words.used({ day: day(last_used_at) }) : words.unused;
  const comma = context.locale === 'zh-cn' ? '，' : ', ';
  return (
    <Row
      actions={
        isRecent(owner) && (
          <ButtonLink
            size="small"
            href={securityAddress(context, 'passkeys/remove', { id })}
            aria-label={words.removeNamed({ name })}
          >
            {words.remove}
          </ButtonLink>
        )
      }
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p className="meta">{words.made({ day: day(created_at) }) + comma + used}</p>
      <Fold title={words.rename}>
        <PlainForm action={actionOf('passkeys/rename')} hidden={{ id }}>
          <TextField
            name="name"
            id={`name-${number}`}
            label={words.name}
            autoComplete="off"
            value={name}
            maxLength={100}
          />
          <Button size="small" aria-label={words.renameNamed({ name })}>
            {words.rename}
          </Button>
        </PlainForm>
      </Fold>
    </Row>
  );
}

/** Whether a passkey is asked for after another way in. */
export function SecondFactorSection({
  context,
  owner,
  actionOf,
  passkeys,
}: SectionProps & { readonly passkeys: readonly Passkey[] }) {
  const words = context.m.security.second;
  const isOn = owner.account.second_factor;
  const button = isOn ? words.turnOff : words.turnOn;
  if (passkeys.length === 0 && !isOn)
    return (
      <>
        <p>{words.off}</p>
        <p className="meta">{words.needsPasskey}</p>
      </>
    );
  return (
    <>
      <p>{isOn ? words.on : words.off}</p>
      {passkeys.length === 1 && <p>{words.onlyOne}</p>}
      {isRecent(owner) ? (
        <PlainForm action={actionOf('second-factor')} hidden={{ on: isOn ? 'no' : 'yes' }}>
          <Button>{button}</Button>
        </PlainForm>
      ) : (
        <ButtonLink href={confirmAddress(context, 'second-factor')}>{button}</ButtonLink>
      )}
    </>
  );
}
