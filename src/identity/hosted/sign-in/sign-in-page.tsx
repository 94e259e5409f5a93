import { Button, ButtonLink } from '../../../components/controls/Button.tsx';
import { fill } from '../../../i18n/fill.ts';
import type { Flow } from '../flow.ts';
import {
  EmailField,
  FormAside,
  FormFoot,
  HostedForm,
  OtherWays,
  type Problems,
  TextField,
  Tick,
} from '../frame/Form.tsx';
import { PasskeyForm } from '../passkeys/PasskeyForm.tsx';
import { renderDoor } from '../render.tsx';

interface SignInState {
  readonly email: string;
  readonly problems?: Problems;
}

/** Address and password, and the other ways in. */
export function signInPage(flow: Flow, { email, problems }: SignInState): string {
  const { m, client, uid } = flow;
  const words = m.signIn;
  const address = flow.at('/sign-in');
  return renderDoor(flow, {
    title: words.title,
    lede: fill(words.lede, { client: client.name }),
    problems,
    usesPasskeys: true,
    url: address,
    children: (
      <>
        <HostedForm action={address}>
          <EmailField m={m} value={email} problems={problems} autoComplete="username webauthn" />
          <TextField
            name="password"
            type="password"
            label={m.password}
            autoComplete="current-password"
            problems={problems}
          />
          <FormAside>
            <a href={flow.at('/forgotten-password')}>{words.forgotten}</a>
          </FormAside>
          <Tick name="remember" label={words.remember} hint={words.rememberHint} />
          <Button kind="solid" wide>
            {words.button}
          </Button>
        </HostedForm>
        <OtherWays or={words.or}>
          <PasskeyForm
            action={`/sign-in/${uid}/passkey`}
            options={`/sign-in/${uid}/passkey/options`}
            lang={flow.query('lang')}
            label={words.passkey}
            problem={m.problems.passkey}
          />
          <ButtonLink href={flow.at('/sign-in/code')} wide>
            {words.byMail}
          </ButtonLink>
        </OtherWays>
        <FormFoot>
          <p>
            {words.noAccount} <a href={flow.at('/sign-up')}>{words.signUp}</a>
          </p>
        </FormFoot>
      </>
    ),
  });
}
