import { Button } from '../../../components/controls/Button.tsx';
import { MailboxLink } from '../demonstration/MailboxLink.tsx';
import type { Flow } from '../flow.ts';
import { AddressForm } from '../layout/AddressForm.tsx';
import { FormFoot, HostedForm, type Problems, TextField, TYPED_FORM } from '../layout/Form.tsx';
import { fillWithEmail } from '../plain/email-in-text.tsx';
import { renderDoor } from '../render.tsx';

interface CodeState {
  readonly email: string;
  readonly problems?: Problems;
}

interface EnterState extends CodeState {
  /** Another code was asked for. */
  readonly isAgain?: boolean;
  /** False: no mail could be sent now; one that came before may still serve. */
  readonly isSent?: boolean;
}

/** The address that a code is mailed to. */
export function askForCodePage(flow: Flow, { email, problems }: CodeState): string {
  const { m } = flow;
  return renderDoor(flow, {
    title: m.code.title,
    lede: m.code.lede,
    problems,
    url: flow.at('/sign-in/code'),
    form: TYPED_FORM,
    children: (
      <>
        <AddressForm
          m={m}
          action={flow.at('/sign-in/code')}
          email={email}
          problems={problems}
          button={m.code.button}
        />
        <OtherWay flow={flow} />
      </>
    ),
  });
}

/** The code that was mailed, or another one. */
export function enterCodePage(
  flow: Flow,
  { email, problems, isAgain = false, isSent = true }: EnterState,
): string {
  const { m } = flow;
  return renderDoor(flow, {
    title: m.code.sentTitle,
    lede: isSent && fillWithEmail(m.code.sent, email),
    done: isAgain ? m.code.sentAgain : undefined,
    problems,
    url: flow.at('/sign-in/code/enter'),
    children: (
      <>
        <HostedForm action={flow.at('/sign-in/code')} hidden={{ step: 'enter', email }}>
          <TextField
            name="code"
            label={m.code.label}
            autoComplete="one-time-code"
            maxLength={12}
            problems={problems}
            isCode
          />
          <Button kind="solid" wide>
            {m.code.enter}
          </Button>
        </HostedForm>
        <FormFoot>
          <p>{m.signUp.notThere}</p>
          <MailboxLink context={flow} />
        </FormFoot>
        <HostedForm action={flow.at('/sign-in/code')} hidden={{ step: 'again', email }}>
          <Button wide>{m.code.again}</Button>
        </HostedForm>
        <OtherWay flow={flow} />
      </>
    ),
  });
}

function OtherWay({ flow }: { readonly flow: Flow }) {
  return (
    <FormFoot>
      <p>
        <a href={flow.at('/sign-in')}>{flow.m.code.otherWay}</a>
      </p>
    </FormFoot>
  );
}
