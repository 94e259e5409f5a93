import { issueCode } from '../../accounts/tickets.ts';
import { newOwner, PASSWORD } from '../../security/security.fixture.ts';
import { discover, request } from '../../testing/code-flow.ts';
import { beginSignIn, mailTo, post as submit } from '../../testing/hosted-pages.ts';
import { TestBrowser } from '../../testing/sign-in.ts';
import type { TestIdentity } from '../../testing/start-test-identity.ts';
import { otherClient, SITE } from './calls.ts';

/** Everything that somebody gets of the provider for an account of their own, each time a new one: to try it on others. */
export function attackersSecrets(running: () => TestIdentity) {
  let people = 0;
  const attacker = () => newOwner(running(), `attacker-${++people}@example.com`);

  /** The attacker's own ticket and verifier of a client, and the request at `/authorize` that would take them. */
  async function crossOrigin(clientId: 'chancery-site' | 'other-client') {
    const { email } = await attacker();
    const isOther = clientId === 'other-client';
    const origin = isOther ? (otherClient.origins[0] ?? '') : SITE;
    const said = await fetch(`${running().issuer}co/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        client_id: clientId,
        username: email,
        password: PASSWORD,
        credential_type: 'password',
      }),
    });
    const { login_ticket, co_verifier } = (await said.json()) as Record<string, string>;
    const back = isOther ? { redirect_uri: otherClient.redirectUris[0] ?? '' } : {};
    const { url } = await request(await discover(running(), clientId), {
      ...back,
      login_ticket: login_ticket ?? '',
    });
    const withVerifier = new URL(url);
    withVerifier.searchParams.set('co_verifier', co_verifier ?? '');
    return { url, withVerifier };
  }

  /** The ticket of a link that was mailed to the attacker. */
  const ticketOf = (link: string) => ({ ticket: new URL(link).searchParams.get('ticket') ?? '' });

  async function signUpLink() {
    const email = `signs-up-${++people}@example.com`;
    const flow = await beginSignIn(running());
    await flow.post('sign-up/<uid>', { email, password: PASSWORD });
    return (await mailTo(running(), email)).link;
  }

  async function mailedLink(ask: (owner: Awaited<ReturnType<typeof attacker>>) => Promise<string>) {
    return (await mailTo(running(), await ask(await attacker()))).link;
  }
  const signInLink = () =>
    mailedLink(async ({ email }) => {
      const flow = await beginSignIn(running());
      await flow.post('sign-in/<uid>/code', { email });
      return email;
    });
  const resetLink = () =>
    mailedLink(async ({ email, post }) => {
      await post('security/password');
      return email;
    });
  const addressLink = () =>
    mailedLink(async ({ email, post }) => {
      await post('security/email', { email: `new-${email}` });
      return `new-${email}`;
    });

  async function codeFields() {
    const { email } = await attacker();
    const code = await issueCode(running().database.kysely, { purpose: 'sign-in', email });
    const { url } = await request(await discover(running()));
    return { ...Object.fromEntries(url.searchParams), connection: 'email', email, verification_code: code };
  }

  async function typedFields() {
    const { email } = await attacker();
    const { url } = await request(await discover(running()));
    const connection = 'Username-Password-Authentication';
    return { ...Object.fromEntries(url.searchParams), connection, username: email, password: PASSWORD };
  }

  async function wresult() {
    const own = { origin: new URL(running().issuer).origin, 'sec-fetch-site': 'same-origin' };
    const typed = await typedFields();
    const { body } = await submit(
      running(),
      new TestBrowser(),
      `${running().issuer}usernamepassword/login`,
      typed,
      own,
    );
    return { wa: 'wsignin1.0', wresult: /name="wresult" value="([^"]+)"/.exec(body)?.[1] ?? '', wctx: '{}' };
  }

  return {
    attacker,
    crossOrigin,
    ticketOf,
    signUpLink,
    signInLink,
    resetLink,
    addressLink,
    codeFields,
    typedFields,
    wresult,
  };
}
