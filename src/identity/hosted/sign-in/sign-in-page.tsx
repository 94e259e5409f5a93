import { Button } from '../../../components/controls/Button.tsx';
import { DemonstrationAccounts } from '../demonstration/DemonstrationAccounts.tsx';
import type { Flow } from '../flow.ts';
import {
  EmailField,
  FormAside,
  FormFoot,
  Go,
  HostedForm,
  OtherWays,
  type Problems,
  TextField,
  Tick,
  TYPED_FORM,
} from '../layout/Form.tsx';
import { hasMail } from '../mail/no-mail.ts';
import { PasskeyForm } from '../passkeys/PasskeyForm.tsx';
import { nameOf, renderDoor } from '../render.tsx';

interface SignInState {
  readonly email: string;
  readonly problems?: Problems;
  /** The address or the password was wrong: there may not be such an account yet. */
  readonly isWrong?: boolean;
}

/** Address and password, and the other ways in. */
export function signInPage(flow: Flow, { email, problems, isWrong = false }: SignInState): string {
  const { m, client } = flow;
  const words = m.signIn;
  const address = flow.at('/sign-in');
  return renderDoor(flow, {
    title: words.title,
    lede: words.lede({ client: nameOf(client, flow) }),
    problems,
    usesPasskeys: true,
    url: address,
    form: TYPED_FORM,
    children: (
      <>
        <HostedForm id={TYPED_FORM} action={address}>
          <EmailField m={m} value={email} problems={problems} autoComplete="username webauthn" />
          <TextField
            name="password"
            type="password"
            label={m.password}
            autoComplete="current-password"
            problems={problems}
          />
          {isWrong && hasMail(flow) && (
            <FormAside>
              {words.justSignedUp} <Go to="/sign-up">{words.signUpAgain}</Go>
            </FormAside>
          )}
          {hasMail(flow) && (
            <FormAside>
              <Go to="/forgotten-password">{words.forgotten}</Go>
            </FormAside>
          )}
          <Tick name="remember" label={words.remember} hint={words.rememberHint} />
          <Button kind="solid" wide>
            {words.button}
          </Button>
        </HostedForm>
        <OtherWays or={words.or}>
          <PasskeyForm
            action={flow.at('/sign-in/passkey')}
            options={flow.at('/sign-in/passkey/options')}
            label={words.passkey}
            problem={m.problems.passkey}
          />
          {hasMail(flow) && (
            <Button form={TYPED_FORM} name="go" value="/sign-in/code" wide>
              {words.byMail}
            </Button>
          )}
        </OtherWays>
        <FormFoot>
          {hasMail(flow) ? (
            <p>
              {words.noAccount} <Go to="/sign-up">{words.signUp}</Go>
            </p>
          ) : (
            <p>{m.noMail.signIn}</p>
          )}
        </FormFoot>
        <DemonstrationAccounts context={flow} />
      </>
    ),
  });
}
