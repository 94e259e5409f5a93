import type { ReactNode } from 'react';
import { Button } from '../../components/controls/Button.tsx';
import { FormFoot, HostedForm } from '../hosted/frame/Form.tsx';
import { passkeysOf } from '../hosted/passkeys/webauthn.ts';
import { renderDoor } from '../hosted/render.tsx';
import type { Page, Visit } from '../hosted/visit.ts';
import { securityAddress } from './addresses.ts';
import { notThere } from './not-there.ts';
import type { Owner } from './owner.ts';

/** `GET /security/passkeys/remove?id=`: asks before one is removed, and says what goes with the last. */
export async function askToRemove(visit: Visit, { account }: Owner): Promise<Page> {
  const words = visit.m.security.passkeys;
  const id = visit.query('id');
  const passkeys = await passkeysOf(visit.identity, account.id);
  const passkey = passkeys.find((one) => one.id === id);
  if (!passkey) return notThere(visit);
  const { name } = passkey;
  return askPage(visit, {
    title: words.removeTitle,
    text: words.removeText({ name }),
    warning: account.second_factor && passkeys.length === 1 ? words.removeLast : null,
    button: words.removeNamed({ name }),
    act: 'passkeys/remove',
    fields: { id },
  });
}

/** `GET /security/sessions/end-all`: asks before every session ends. */
export async function askToEndAll(visit: Visit): Promise<Page> {
  const { everywhereTitle, everywhereText, everywhere } = visit.m.security.sessions;
  return askPage(visit, {
    title: everywhereTitle,
    text: everywhereText,
    warning: null,
    button: everywhere,
    act: 'sessions/end-all',
    fields: {},
  });
}

interface Asked {
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
export function askPage(visit: Visit, { title, text, warning, button, act, fields }: Asked): string {
  return renderDoor(visit, {
    title,
    lede: text,
    url: securityAddress(visit, act, fields),
    children: (
      <>
        <HostedForm action={securityAddress(visit, act)} hidden={fields}>
          {warning !== null && <p>{warning}</p>}
          <Button kind="solid" wide>
            {button}
          </Button>
        </HostedForm>
        <FormFoot>
          <p>
            <a href={securityAddress(visit)}>{visit.m.security.confirm.back}</a>
          </p>
        </FormFoot>
      </>
    ),
  });
}
