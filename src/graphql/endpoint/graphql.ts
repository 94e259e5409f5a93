import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountAccess } from '../../account/account-access.ts';
import { permissionService } from '../../account/permission-service.ts';
import type { PublishedFeed } from '../../content/changes/published-feed.ts';
import type { Viewer } from '../../content/context.ts';
import type { PublicationTimer } from '../../content/publish/schedule.ts';
import { LARGEST_FILE } from '../../content/records/attachments.ts';
import { Clock } from '../../platform/cache/clock.ts';
import type { Database } from '../../platform/db/connect.ts';
import { retryAfterSeconds, serverErrorFor, serverErrors } from '../../platform/http/errors.ts';
import { mediaTypeOf } from '../../platform/http/media-type.ts';
import { Overloaded } from '../../platform/http/overloaded.ts';
import { WaitingRoom } from '../../platform/http/waiting-room.ts';
import { tell } from '../../platform/observe/measured-events.ts';
import { noteOutage } from '../../platform/observe/watched-request.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { contentContext, type Editing } from '../content/api-context.ts';
import { Answer } from './answer.ts';
import { apiConnections } from './connections.ts';
import { currentViewerReader } from './ended-access.ts';
import { graphqlEngine } from './engine.ts';
import { asking } from './errors.ts';
import { graphqlParts, readForm } from './multipart-form.ts';
import { type Asking, graphqlOverHttp } from './over-http.ts';
import { permittedViewerReader } from './permitted-viewer.ts';
import { registerSocket } from './socket.ts';
import { UnreadAnswers } from './unread.ts';
import { BadToken, type SignedIn, viewerReader } from './viewer.ts';

export interface GraphqlOptions {
  readonly database: Database;
  readonly settings: Pick<
    Settings,
    'siteOrigin' | 'authIssuer' | 'authAudience' | 'identityOrigin' | 'onlineServicesApiUrl' | 'production'
  > &
    Partial<Pick<Settings, 'frontCache'>>;
  /** Told of publications by whoever listens for them; the subscription is fed by it. */
  readonly feed: PublishedFeed;
  readonly timer: PublicationTimer;
  /** Origins whose pages may open the socket; the site's own when not given. */
  readonly origins?: readonly string[];
}

const GRAPHQL_PATH = '/graphql';

const LARGEST_QUERY = 256 * 1024;
const LARGEST_FORM = LARGEST_FILE + LARGEST_QUERY;

const UPLOAD = 'multipart/form-data';
/** Forms with files that are read at once, each file wholly in memory; others wait, unread. */
const MOST_UPLOADS = 2;
const MOST_UPLOADS_WAITING = 40;
/** Longest wait of a file that is to be read, in milliseconds. */
const UPLOAD_PATIENCE = 20_000;

/**
 * Answers GraphQL at `/graphql`: POST, and GET for queries, after the GraphQL-over-HTTP specification; batches of up
 * to ten; files by the multipart request specification; subscriptions over `graphql-ws`.
 */
export function registerGraphql(app: FastifyInstance, options: GraphqlOptions): void {
  const { database, settings, feed, timer } = options;
  const connections = apiConnections(database);
  const unread = new UnreadAnswers();
  const uploads = new WaitingRoom({
    places: MOST_UPLOADS,
    queue: MOST_UPLOADS_WAITING,
    patience: UPLOAD_PATIENCE,
  });
  const accessOf = accountAccess(settings);
  const contextOf = ({ signedIn: { viewer, token }, database, answer }: Asking) => {
    // Whoever is signed in reads what they have just written.
    const db = viewer.id === null ? database.publishedReader() : database.reader();
    const account = viewer.id === null || token === null ? null : accessOf({ id: viewer.id, token, db });
    const { frontCache: front, siteOrigin } = settings;
    const editing: Editing = { timer, database, front, siteOrigin };
    return contentContext({ db, viewer, clock: new Clock(), feed, editing, account, answer });
  };
  const engine = graphqlEngine(settings);
  const currentViewer = currentViewerReader({
    settings,
    db: database.kysely,
    readViewer: viewerReader(settings),
  });
  const readViewer = permittedViewerReader({
    readViewer: currentViewer,
    permissions: permissionService(settings, connections.database.kysely),
    onTrouble: (error) => app.log.warn({ err: error }, 'permissions'),
  });
  if (settings.authIssuer === undefined) {
    app.log.warn('AUTH_ISSUER is not set: nobody can sign in, and no access token is accepted');
  }
  const answerOver = graphqlOverHttp({ engine, origin: settings.siteOrigin, contextOf });

  app.register(async (scope) => {
    scope.decorateRequest('signedIn', null);
    scope.removeAllContentTypeParsers();
    const json = { parseAs: 'buffer', bodyLimit: LARGEST_QUERY } as const;
    scope.addContentTypeParser('*', json, (_request, body, done) => done(null, body));
    scope.addContentTypeParser(UPLOAD, (request: FastifyRequest, payload: IncomingMessage) =>
      readForm(payload, request.headers, { field: LARGEST_QUERY, form: LARGEST_FORM, parts: graphqlParts }),
    );
    scope.setErrorHandler((error, request, reply) => refuse(error, request, reply));
    // Before the body is read: a file is taken from editors, and from those who are in a client room.
    scope.addHook('onRequest', async (request, reply) => {
      if (connections.isFull) throw new Overloaded('Too many wait for a connection.');
      const signedIn = await readViewer(request.headers.authorization);
      request.setDecorator('signedIn', signedIn);
      if (mediaTypeOf(request.headers['content-type']) !== UPLOAD) return;
      if (!maySendFiles(signedIn.viewer)) {
        throw signedIn.viewer.id === null
          ? new BadToken('Nobody is signed in.', { forCaller: 'Sign in first' })
          : new NoUploads();
      }
      const giveBack = await uploads.take();
      if (reply.raw.closed) giveBack();
      else reply.raw.once('close', giveBack);
    });
    scope.route({
      method: ['GET', 'POST'],
      url: GRAPHQL_PATH,
      handler: async (request, reply) => {
        const signedIn = request.getDecorator<SignedIn>('signedIn');
        const { database: own, begin, end } = connections.forOne();
        const leave = await begin();
        const onOutage = (error: unknown) => noteOutage(request.raw, error);
        const { status, headers, text } = await asking
          .run({ requestId: request.id, log: request.log, onOutage }, () =>
            answerOver(request, { signedIn, database: own, answer: new Answer() }),
          )
          .finally(leave);
        end();
        reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
        const read = unread.add({
          unread: Buffer.byteLength(text),
          drop: () => request.raw.socket.destroy(),
        });
        reply.raw.once('close', read);
        return reply.send(text);
      },
    });
  });
  registerSocket(app, {
    engine,
    contextOf,
    readViewer,
    currentViewer,
    connections,
    unread,
    origins: options.origins ?? [settings.siteOrigin],
    path: GRAPHQL_PATH,
  });
}

function maySendFiles({ permissions }: Viewer): boolean {
  return permissions.has('content|edit') || [...permissions].some((one) => one.startsWith('collaboration|'));
}

class NoUploads extends Error {}

/** The API's error shape for what fails before GraphQL has its turn. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode } = error as { statusCode?: number };
  if (error instanceof BadToken) return answer(reply, 401, 'UNAUTHENTICATED', error.forCaller);
  if (error instanceof NoUploads) return answer(reply, 403, 'FORBIDDEN', 'You have no right to do this');
  if (statusCode === 413) return answer(reply, 413, 'TOO_LARGE', 'The request is too large');
  const known = serverErrorFor(error);
  if (known === 'refused')
    return answer(reply, statusCode ?? 400, 'BAD_REQUEST', serverErrors.refused.message);
  if (known === 'unavailable') noteOutage(request.raw, error);
  else request.log.error({ requestId: request.id, err: error }, 'graphql');
  const { status, message } = known === 'unavailable' ? serverErrors.unavailable : serverErrors.failed;
  return answer(reply, status, status === 503 ? 'UNAVAILABLE' : 'INTERNAL_SERVER_ERROR', message, request.id);
}

function answer(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  requestId?: string,
): FastifyReply {
  tell('graphqlRefusal', { code });
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  if (status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store' })
    .send({ errors: [{ message, extensions: { code, ...(requestId && { requestId }) } }] });
}
