import type { Flow } from '../flow.ts';
import { AddressForm } from '../layout/AddressForm.tsx';
import { FormFoot, type Problems, TYPED_FORM } from '../layout/Form.tsx';
import { renderDoor } from '../render.tsx';

interface ForgottenState {
  readonly email: string;
  readonly problems?: Problems;
}

/** The address that a link is mailed to. */
export function forgottenPage(flow: Flow, { email, problems }: ForgottenState): string {
  const { m } = flow;
  const words = m.forgotten;
  return renderDoor(flow, {
    title: words.title,
    lede: words.lede,
    problems,
    url: flow.at('/forgotten-password'),
    form: TYPED_FORM,
    children: (
      <>
        <AddressForm
          m={m}
          action={flow.at('/forgotten-password')}
          email={email}
          problems={problems}
          button={words.button}
        />
        <FormFoot>
          <p>
            <a href={flow.at('/sign-in')}>{words.toSignIn}</a>
          </p>
        </FormFoot>
      </>
    ),
  });
}
