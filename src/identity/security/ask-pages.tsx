import type { ReactNode } from 'react';
import { Button } from '../../components/controls/Button.tsx';
import { FormFoot, HostedForm } from '../hosted/layout/Form.tsx';
import type { Page, PageContext } from '../hosted/page-context.ts';
import { passkeysOf } from '../hosted/passkeys/webauthn.ts';
import { renderDoor } from '../hosted/render.tsx';
import { securityAddress } from './addresses.ts';
import { notThere } from './not-there.ts';
import type { Owner } from './owner.ts';

/** `GET /security/passkeys/remove?id=`: asks before one is removed, and says what goes with the last. */
export async function askToRemove(context: PageContext, { account }: Owner): Promise<Page> {
  const words = context.m.security.passkeys;
  const id = context.query('id');
  const passkeys = await passkeysOf(context.identity, account.id);
  const passkey = passkeys.find((one) => one.id === id);
  if (!passkey) return notThere(context);
  const { name } = passkey;
  return askPage(context, {
    title: words.removeTitle,
    text: words.removeText({ name }),
    warning: account.second_factor && passkeys.length === 1 ? words.removeLast : null,
    button: words.removeNamed({ name }),
    act: 'passkeys/remove',
    fields: { id },
  });
}

/** `GET /security/sessions/end-all`: asks before every session ends. */
export async function askToEndAll(context: PageContext): Promise<Page> {
  const { everywhereTitle, everywhereText, everywhere } = context.m.security.sessions;
  return askPage(context, {
    title: everywhereTitle,
    text: everywhereText,
    warning: null,
    button: everywhere,
    act: 'sessions/end-all',
    fields: {},
  });
}

interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** What is lost besides. */
  readonly warning: string | null;
  readonly button: string;
  /** The form that does it, with what it posts. */
  readonly act: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Says what is about to be done, with the button that does it and the way back. */
export function askPage(
  context: PageContext,
  { title, text, warning, button, act, fields }: Question,
): string {
  return renderDoor(context, {
    title,
    lede: text,
    url: securityAddress(context, act, fields),
    children: (
      <>
        <HostedForm action={securityAddress(context, act)} hidden={fields}>
          {warning !== null && <p>{warning}</p>}
          <Button kind="solid" wide>
            {button}
          </Button>
        </HostedForm>
        <FormFoot>
          <p>
            <a href={securityAddress(context)}>{context.m.security.confirm.back}</a>
          </p>
        </FormFoot>
      </>
    ),
  });
}
