import { Button } from '../../../components/controls/Button.tsx';
import { FormFoot, HostedForm } from '../../hosted/layout/Form.tsx';
import type { PageContext } from '../../hosted/page-context.ts';
import { fillWithEmail } from '../../hosted/plain/email-in-text.tsx';
import { nameOf, renderDoor } from '../../hosted/render.tsx';

interface SignInAs {
  readonly email: string;
  /** Where the form is posted, with these fields. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether somebody wants to be signed in with this address, before anything is used up. */
export function signInAsPage(context: PageContext, { email, path, fields }: SignInAs): string {
  const { m, client, locale } = context;
  const { title, ask, button, notMine } = m.link;
  return renderDoor(context, {
    title,
    lede: fillWithEmail((values) => ask({ client: nameOf(client, context), ...values }), email),
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
