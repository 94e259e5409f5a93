import { Button } from '../../../components/controls/Button.tsx';
import type { Flow } from '../flow.ts';
import {
  EmailField,
  FormFoot,
  Go,
  HostedForm,
  type Problems,
  TextField,
  TYPED_FORM,
} from '../layout/Form.tsx';
import { NewPasswordField } from '../layout/NewPasswordField.tsx';
import { renderDoor } from '../render.tsx';

interface SignUpState {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly problems?: Problems;
}

/** Name, address and password. */
export function signUpPage(flow: Flow, { email, givenName, familyName, problems }: SignUpState): string {
  const { m } = flow;
  const words = m.signUp;
  const names = [
    { name: 'given_name', label: words.givenName, autoComplete: 'given-name', value: givenName },
    { name: 'family_name', label: words.familyName, autoComplete: 'family-name', value: familyName },
  ];
  // In Chinese the family's name comes first.
  if (flow.locale === 'zh-cn') names.reverse();
  return renderDoor(flow, {
    title: words.title,
    lede: words.lede,
    problems,
    url: flow.at('/sign-up'),
    form: TYPED_FORM,
    children: (
      <>
        <HostedForm id={TYPED_FORM} action={flow.at('/sign-up')}>
          {names.map((field) => (
            <TextField
              key={field.name}
              {...field}
              label={words.optional({ label: field.label })}
              required={false}
              problems={problems}
            />
          ))}
          <EmailField m={m} value={email} problems={problems} />
          <NewPasswordField m={m} label={m.password} problems={problems} />
          <Button kind="solid" wide>
            {words.button}
          </Button>
        </HostedForm>
        <FormFoot>
          <p>
            {words.already} <Go to="/sign-in">{words.signIn}</Go>
          </p>
        </FormFoot>
      </>
    ),
  });
}
