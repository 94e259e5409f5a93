import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PermissionService, PermissionsUnavailable } from '../account/permission-service.ts';
import { userPermissions } from '../account/permissions.ts';
import { BadToken, type SignedIn } from '../graphql/endpoint/viewer.ts';

interface Options {
  readonly permissions: PermissionService;
  readonly readViewer: (authorization: string | undefined) => Promise<SignedIn>;
}

/**
 * `GET /user/userpermissions`: the three permission lists of a bearer token's owner (spec §7). Other origins get no
 * leave to read it.
 */
export function registerUserPermissions(app: FastifyInstance, { permissions, readViewer }: Options): void {
  app.get('/user/userpermissions', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', vary: 'authorization' });
    try {
      const { viewer, token } = await readViewer(request.headers.authorization);
      if (viewer.id === null || token === null) {
        reply.header('www-authenticate', 'Bearer');
        return refuse(reply, 401, 'UNAUTHENTICATED', 'Sign in first');
      }
      const held = await permissions.held(viewer.id, token);
      return reply.send({ data: { userPermissions: userPermissions(held) } });
    } catch (error) {
      if (error instanceof BadToken) {
        reply.header('www-authenticate', 'Bearer error="invalid_token"');
        return refuse(reply, 401, 'UNAUTHENTICATED', error.forCaller);
      }
      if (!(error instanceof PermissionsUnavailable)) throw error;
      request.log.warn({ requestId: request.id, kind: error.kind, err: error }, 'permissions');
      return refuse(reply, 502, 'UNAVAILABLE', 'Failed to retrieve user permissions');
    }
  });
}

/** The API's error shape. */
function refuse(reply: FastifyReply, status: 401 | 502, code: string, message: string): FastifyReply {
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}
