import type { Page, PageContext } from '../../hosted/page-context.ts';
import { authenticationOptions, readAuthentication } from '../../hosted/passkeys/webauthn.ts';
import { lockedProblem } from '../../hosted/refusal.ts';
import { attemptBy } from '../../limits/attempts.ts';
import type { Owner } from '../owner.ts';
import { again } from './confirm.ts';
import { confirmSession } from './confirm-session.ts';

const bindingOf = ({ session }: Owner) => `confirm ${session.uid}`;

/** `POST /security/confirm/passkey/options`: JSON for the browser's script. */
export async function confirmOptions({ identity, reply }: PageContext, owner: Owner): Promise<Page> {
  return reply.send(await authenticationOptions(identity, bindingOf(owner), owner.account));
}

/** `POST /security/confirm/passkey`: by a passkey of the account. */
export async function confirmByPasskey(context: PageContext, owner: Owner): Promise<Page> {
  const { m, identity, attempts, locale, request, reply } = context;
  const { account } = owner;
  const attempt = attemptBy(request, { email: account.email, locale });
  reply.code(422);
  const allowed = await attempts.mayTry(attempt);
  if (!allowed.ok) return again(context, owner, { problems: { '': lockedProblem(context, allowed) } });
  const answer = context.field('credential');
  if (!(await readAuthentication(identity, bindingOf(owner), answer, account))) {
    await attempts.failed(attempt);
    return again(context, owner, { problems: { '': m.security.confirm.passkeyProblem } });
  }
  await attempts.succeeded(attempt);
  return confirmSession(context, owner, ['hwk']);
}
