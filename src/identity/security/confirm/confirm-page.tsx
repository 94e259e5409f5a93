import { Button } from '../../../components/controls/Button.tsx';
import { FormFoot, HostedForm, OtherWays, type Problems, TextField } from '../../hosted/layout/Form.tsx';
import type { PageContext } from '../../hosted/page-context.ts';
import { LostPasskey } from '../../hosted/passkeys/LostPasskey.tsx';
import { PasskeyForm } from '../../hosted/passkeys/PasskeyForm.tsx';
import { fillWithEmail } from '../../hosted/plain/email-in-text.tsx';
import { renderDoor } from '../../hosted/render.tsx';
import { confirmAddress, securityAddress } from '../addresses.ts';
import { RECENT_MINUTES } from '../owner.ts';
import { sectionOf } from './confirm-session.ts';

export interface ConfirmState {
  readonly problems?: Problems;
  readonly isCodeSent?: boolean;
}

interface Ways {
  readonly password: boolean;
  readonly code: boolean;
  readonly passkey: boolean;
}

/** Asks an owner who is signed in to show once more that it is they. */
export function confirmPage(
  context: PageContext,
  email: string,
  state: ConfirmState & { readonly ways: Ways },
): string {
  const { m } = context;
  const { ways, problems } = state;
  const words = m.security.confirm;
  const section = sectionOf(context);
  const at = (form: string) => securityAddress(context, `confirm${form}`, { section });
  const passkey = (
    <PasskeyForm
      action={at('/passkey')}
      options="/security/confirm/passkey/options"
      label={words.passkey}
      problem={words.passkeyProblem}
      solid={!ways.password && !ways.code}
    />
  );
  return renderDoor(context, {
    title: words.title,
    lede: Object.values(ways).some(Boolean) ? words.lede({ minutes: RECENT_MINUTES }) : m.noMail.text,
    problems,
    usesPasskeys: ways.passkey,
    url: confirmAddress(context, section),
    children: (
      <>
        {ways.password && (
          <HostedForm action={at('')}>
            <input type="hidden" name="username" value={email} autoComplete="username" />
            <TextField
              name="password"
              type="password"
              label={m.password}
              autoComplete="current-password"
              problems={problems}
            />
            <Button kind="solid" wide>
              {words.button}
            </Button>
          </HostedForm>
        )}
        {ways.code && <CodeForms context={context} email={email} state={state} at={at} />}
        {ways.passkey && (ways.password || ways.code) && <OtherWays or={m.signIn.or}>{passkey}</OtherWays>}
        <FormFoot>
          {ways.passkey && !ways.password && !ways.code && (
            <>
              {passkey}
              <noscript>{m.secondFactor.withoutScript}</noscript>
              <LostPasskey m={m} />
            </>
          )}
          <p>
            <a href={securityAddress(context)}>{words.back}</a>
          </p>
        </FormFoot>
      </>
    ),
  });
}

interface CodeFormsProps {
  readonly context: PageContext;
  readonly email: string;
  readonly state: ConfirmState;
  readonly at: (form: string) => string;
}

/** The code that was mailed, and another one. */
function CodeForms({ context: { m }, email, state, at }: CodeFormsProps) {
  const words = m.security.confirm;
  if (!state.isCodeSent)
    return (
      <HostedForm action={at('/send-code')}>
        <p>{fillWithEmail(words.willSend, email)}</p>
        <Button kind="solid" wide>
          {words.sendCode}
        </Button>
      </HostedForm>
    );
  return (
    <>
      <HostedForm action={at('/code')}>
        <p>{fillWithEmail(words.sent, email)}</p>
        <TextField
          name="code"
          label={m.code.label}
          autoComplete="one-time-code"
          maxLength={12}
          problems={state.problems}
          isCode
        />
        <Button kind="solid" wide>
          {words.button}
        </Button>
      </HostedForm>
      <HostedForm action={at('/send-code')}>
        <Button wide>{m.code.again}</Button>
      </HostedForm>
    </>
  );
}
