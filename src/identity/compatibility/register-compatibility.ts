import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromOurPages } from '../../platform/http/same-origin.ts';
import { hasMail } from '../hosted/mail/no-mail.ts';
import type { SignInServices } from '../sign-in-services.ts';
import type { Call } from './call.ts';
import { challenges } from './calls/challenges.ts';
import { changePassword } from './calls/change-password.ts';
import { crossOriginAuthenticate } from './calls/cross-origin-authenticate.ts';
import { crossOriginFallbackScript } from './calls/fallback-script.ts';
import { hostedLogin } from './calls/hosted-login.ts';
import { loginCallback } from './calls/login-callback.ts';
import { oauthRo } from './calls/oauth-ro.ts';
import { passwordlessStart } from './calls/passwordless-start.ts';
import { passwordlessVerify } from './calls/passwordless-verify.ts';
import { askPasswordlessRedirect, passwordlessRedirect } from './calls/passwordless-verify-redirect.ts';
import { signUp } from './calls/sign-up.ts';
import { ssoData } from './calls/sso-data.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { registerLoginTickets } from './cross-origin/login-ticket.ts';
import { answerRefusals, answerRefusalsByPage } from './refusal-answers.ts';
import { refusal } from './refusals.ts';

const calls: readonly Call[] = [
  oauthRo,
  crossOriginAuthenticate,
  crossOriginFallbackScript,
  hostedLogin,
  loginCallback,
  ...challenges,
  signUp,
  changePassword,
  passwordlessStart,
  passwordlessVerify,
  askPasswordlessRedirect,
  passwordlessRedirect,
  ssoData,
];

/** The calls of Auth0's clients that the protocol library does not know (spec §7), and `login_ticket` at `/authorize`. */
export function registerCompatibility(app: FastifyInstance, services: SignInServices): void {
  registerLoginTickets(app, services.identity, services.provider);
  app.register(async (scope) => {
    answerRefusals(scope);
    for (const call of calls) registerCall(scope, call, services);
  });
}

function registerCall(
  scope: FastifyInstance,
  { method, path, from, mails, answer }: Call,
  services: SignInServices,
): void {
  const { identity } = services;
  const rule = { methods: method, cookies: from === 'clients with cookies' };
  const isForClients = from === 'clients' || rule.cookies;
  const isForm = from === 'own forms';
  scope.route({
    method,
    url: path,
    ...((from === 'links' || isForm) && { errorHandler: answerRefusalsByPage(services.identity) }),
    // A link that is only looked at must not use up what it carries.
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      if (isForClients) allowOrigin(identity, request, reply, rule);
      if ((from === 'own pages' || isForm) && !isFromOurPages(request.headers, identity.issuer))
        throw refusal('notOurPage');
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (mails && !hasMail(services)) throw refusal('noMail');
      return answer(services, request, reply);
    },
  });
  if (isForClients) scope.options(path, (request, reply) => answerPreflight(identity, request, reply, rule));
}
