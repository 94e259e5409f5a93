import { Button } from '../../../components/controls/Button.tsx';
import { FormFoot, HostedForm } from '../../hosted/frame/Form.tsx';
import { fillWithEmail } from '../../hosted/plain/email-in-text.tsx';
import { nameOf, renderDoor } from '../../hosted/render.tsx';
import type { Visit } from '../../hosted/visit.ts';

interface SignInAs {
  readonly email: string;
  /** Where the form is posted, with these fields. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether somebody wants to be signed in with this address, before anything is used up. */
export function signInAsPage(visit: Visit, { email, path, fields }: SignInAs): string {
  const { m, client, locale } = visit;
  const { title, ask, button, notMine } = m.link;
  return renderDoor(visit, {
    title,
    lede: fillWithEmail((values) => ask({ client: nameOf(client, visit), ...values }), email),
    children: (
      <>
        <HostedForm action={`${path}?lang=${locale}`} hidden={fields}>
          <Button kind="solid" wide>
            {button}
          </Button>
        </HostedForm>
        <FormFoot>
          <p>{notMine}</p>
        </FormFoot>
      </>
    ),
  });
}
