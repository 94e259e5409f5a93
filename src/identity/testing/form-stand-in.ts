import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { accountByEmail } from '../accounts/accounts.ts';
import { isPassword } from '../accounts/passwords.ts';
import type { Identity } from '../identity.ts';

/** Answers the hosted form where the hosted pages are not part of the server under test. */
export function registerFormStandIn(app: FastifyInstance, identity: Identity, provider: Provider): void {
  if (app.hasRoute({ method: 'POST', url: '/sign-in/:uid' })) return;
  app.get('/sign-in/:uid', async (request, reply) => {
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    return reply.type('text/html').send(`<form method="post">${params.client_id}</form>`);
  });
  app.post<{ Body: { email: string; password: string } }>('/sign-in/:uid', async (request, reply) => {
    const { email, password } = request.body;
    const account = await accountByEmail(identity.database.kysely, email);
    if (!(await isPassword(account?.password_hash, password)) || !account)
      return reply.code(422).send('refused');
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, {
      login: { accountId: account.id, amr: ['pwd'] },
    });
  });
}
