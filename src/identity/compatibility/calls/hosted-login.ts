import { DATABASE_CONNECTION } from '../../accounts/accounts.ts';
import { authorizationParams } from '../authorization-request.ts';
import type { Call } from '../call.ts';
import { accountByPassword } from '../check-password.ts';
import { clientOf } from '../clients.ts';
import { escapeAttribute } from '../escape-attribute.ts';
import { fieldsOf, needed } from '../fields.ts';
import { refusal } from '../refusals.ts';
import { issueSignIn } from '../sign-in-tickets.ts';

/**
 * What a hosted page of the older kind posts: answers a form that the page submits to `/login/callback`, as HTML whose
 * first element it is.
 */
export const hostedLogin: Call = {
  method: 'POST',
  path: '/usernamepassword/login',
  from: 'own pages',
  answer: async (services, request, reply) => {
    const { identity } = services;
    const fields = fieldsOf(request);
    const { clientId } = clientOf(identity, request, fields);
    if (needed(fields, 'connection') !== DATABASE_CONNECTION) throw refusal('badConnection');
    const typed = { email: needed(fields, 'username'), password: needed(fields, 'password') };
    const account = await accountByPassword(services, request, typed, 'badLogin');
    const params = { ...authorizationParams(fields), client_id: clientId };
    const made = { purpose: 'hosted-login', data: { params } } as const;
    const ticket = await issueSignIn(identity.database.kysely, account, made, 'badLogin');
    const context = JSON.stringify({ strategy: 'auth0', connection: DATABASE_CONNECTION, ...params });
    return reply.type('text/html; charset=utf-8').send(formOf(identity.issuer, ticket, context));
  },
};

function formOf(issuer: string, ticket: string, context: string): string {
  const field = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeAttribute(value)}">`;
  return `<form method="post" name="hiddenform" action="${issuer}login/callback">${[
    field('wa', 'wsignin1.0'),
    field('wresult', ticket),
    field('wctx', context),
  ].join('')}</form>`;
}
