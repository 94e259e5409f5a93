import type { Account } from '../../accounts/accounts.ts';
import { issueTicket } from '../../accounts/tickets.ts';
import type { Flow } from '../flow.ts';
import { FormFoot } from '../layout/Form.tsx';
import { renderDoor } from '../render.tsx';
import { LostPasskey } from './LostPasskey.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';

/** What was shown before the second factor. */
export interface FirstFactor {
  readonly amr: readonly string[];
  readonly remember: boolean;
}

/** Asks for a passkey after another way in; what was shown so far waits in a ticket of this flow. */
export async function secondFactorPage(flow: Flow, account: Account, shown: FirstFactor): Promise<string> {
  const step = await issueTicket(flow.identity.database.kysely, {
    purpose: 'second-factor',
    accountId: account.id,
    data: { uid: flow.uid, ...shown },
  });
  await flow.keep({ step });
  return showSecondFactor(flow, step);
}

/** @param step the ticket's secret */
export function showSecondFactor(flow: Flow, step: string, problem?: string): string {
  const { m, uid } = flow;
  const words = m.secondFactor;
  return renderDoor(flow, {
    title: words.title,
    lede: words.lede,
    problems: { '': problem },
    usesPasskeys: true,
    url: flow.at('/sign-in/second-factor'),
    children: (
      <FormFoot>
        <PasskeyForm
          action={`/sign-in/${uid}/second-factor`}
          options={`/sign-in/${uid}/second-factor/options`}
          lang={flow.query('lang')}
          hidden={{ step }}
          label={words.button}
          problem={m.problems.passkey}
          solid
        />
        <noscript>{words.withoutScript}</noscript>
        <LostPasskey m={m} />
        <p>
          <a href={flow.at('/sign-in')}>{m.forgotten.toSignIn}</a>
        </p>
      </FormFoot>
    ),
  });
}
