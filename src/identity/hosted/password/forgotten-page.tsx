import { Button } from '../../../components/controls/Button.tsx';
import type { Flow } from '../flow.ts';
import { FormFoot, HostedForm, type Problems, TextField } from '../frame/Form.tsx';
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
    children: (
      <>
        <HostedForm action={flow.at('/forgotten-password')}>
          <TextField
            name="email"
            type="email"
            label={m.email}
            autoComplete="username"
            value={email}
            problems={problems}
          />
          <Button kind="solid" wide>
            {words.button}
          </Button>
        </HostedForm>
        <FormFoot>
          <p>
            <a href={flow.at('/sign-in')}>{words.toSignIn}</a>
          </p>
        </FormFoot>
      </>
    ),
  });
}
