import type { FastifyInstance } from 'fastify';
import { allowOrigin, answerPreflight } from '../compatibility/cors.ts';
import { answerRefusals } from '../compatibility/refusal-answers.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { linkIdentity } from './link-identity.ts';
import { demandRecent, ownerOf } from './owner.ts';
import { readUser } from './read-user.ts';
import { unlinkIdentity } from './unlink-identity.ts';
import { updateMetadata } from './update-metadata.ts';

const calls = [readUser, updateMetadata, linkIdentity, unlinkIdentity];

/** The management calls on `/api/v2/users/{id}` that an account's owner may make (spec §7). */
export function registerManagement(app: FastifyInstance, services: SignInServices): void {
  const { identity } = services;
  app.register(async (scope) => {
    answerRefusals(scope);
    for (const { method, path, scope: needed, isGrave, answer } of calls)
      scope.route<{ Params: { id: string } }>({
        method,
        url: path,
        exposeHeadRoute: false,
        onRequest: async (request, reply) => {
          allowOrigin(identity, request, reply, { methods: method, cookies: false });
        },
        handler: async (request, reply) => {
          const owner = await ownerOf(identity, request, needed);
          if (isGrave) demandRecent(owner.authenticatedAt);
          return answer(services, owner, request as never, reply);
        },
      });
    for (const path of new Set(calls.map((call) => call.path))) {
      const methods = calls.filter((call) => call.path === path).map(({ method }) => method);
      const rule = { methods: methods.join(', '), cookies: false };
      scope.options(path, (request, reply) => answerPreflight(identity, request, reply, rule));
    }
  });
}
