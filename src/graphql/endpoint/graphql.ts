import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountAccess } from '../../account/account-access.ts';
import { permissionService } from '../../account/permission-service.ts';
import type { PublishedFeed } from '../../content/changes/published-feed.ts';
import type { PublicationTimer } from '../../content/publish/schedule.ts';
import { type Posted, submissionTaker } from '../../forms/submissions/take-submission.ts';
import { Clock } from '../../platform/cache/clock.ts';
import type { Database } from '../../platform/db/connect.ts';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { onceOver } from '../../platform/http/connections/once-over.ts';
import { TooManyOfNetwork } from '../../platform/http/connections/upload-room.ts';
import { retryAfterSeconds, serverErrorFor, serverErrors } from '../../platform/http/errors.ts';
import { mediaTypeOf } from '../../platform/http/media-type.ts';
import { Overloaded } from '../../platform/http/overloaded.ts';
import { tell } from '../../platform/observe/measured-events.ts';
import { noteOutage } from '../../platform/observe/watched-request.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { contentContext, type Editing } from '../content/api-context.ts';
import { Answer } from './answer.ts';
import { apiConnections } from './connections.ts';
import { currentViewerReader } from './ended-access.ts';
import { graphqlEngine } from './engine.ts';
import { asking } from './errors.ts';
import { type Asking, graphqlOverHttp } from './over-http.ts';
import { permittedViewerReader } from './permitted-viewer.ts';
import { registerSocket } from './socket.ts';
import { UnreadAnswers } from './unread.ts';
import { BadForm } from './uploads/multipart-form.ts';
import { NoUploads, UPLOAD, uploadReader } from './uploads/uploads.ts';
import { BadToken, type SignedIn, viewerReader } from './viewer.ts';

export interface GraphqlOptions {
  readonly database: Database;
  readonly settings: Pick<
    Settings,
    | 'siteOrigin'
    | 'authIssuer'
    | 'authAudience'
    | 'identityOrigin'
    | 'onlineServicesApiUrl'
    | 'production'
    | 'trustedProxies'
    | 'socketDirectory'
    | 'files'
    | 'clamd'
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

/**
 * Answers GraphQL at `/graphql`: POST, and GET for queries, after the GraphQL-over-HTTP specification; batches of up
 * to ten; files by the multipart request specification; subscriptions over `graphql-ws`.
 */
export function registerGraphql(app: FastifyInstance, options: GraphqlOptions): void {
  const { database, settings, feed, timer } = options;
  const connections = apiConnections(database);
  const unread = new UnreadAnswers();
  const networkOf = askingNetworks(settings);
  const lineOf = (request: IncomingMessage, { viewer }: SignedIn) =>
    viewer.id === null ? networkOf(request) : `account ${viewer.id}`;
  const accessOf = accountAccess(settings);
  const contextOf = ({ signedIn: { viewer, token }, database: own, answer, network }: Asking) => {
    // Whoever is signed in reads what they have just written.
    const db = viewer.id === null ? own.publishedReader() : own.reader();
    const account = viewer.id === null || token === null ? null : accessOf({ id: viewer.id, token, db });
    const { frontCache: front, siteOrigin } = settings;
    const editing: Editing = { timer, database: own, front, siteOrigin };
    const takeSubmission = network && takerFor(own, network);
    return contentContext({ db, viewer, clock: new Clock(), feed, editing, account, answer, takeSubmission });
  };
  const takerFor = (own: Database, network: () => string) => (posted: Omit<Posted, 'network'>) =>
    submissionTaker({ db: own.kysely, background: database.kysely, settings, log: app.log })({
      ...posted,
      network: network(),
    });
  const engine = graphqlEngine(settings);
  const uploads = uploadReader({
    database: connections.database,
    settings,
    engine,
    largestQuery: LARGEST_QUERY,
  });
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
      uploads.read(request, payload),
    );
    scope.setErrorHandler((error, request, reply) => refuse(error, request, reply));
    scope.addHook('onRequest', async (request, reply) => {
      if (connections.isFull) throw new Overloaded('Too many wait for a connection.');
      const signedIn = await readViewer(request.headers.authorization);
      request.setDecorator('signedIn', signedIn);
      if (mediaTypeOf(request.headers['content-type']) === UPLOAD)
        await uploads.expect(request, reply, signedIn.viewer);
    });
    scope.route({
      method: ['GET', 'POST'],
      url: GRAPHQL_PATH,
      handler: async (request, reply) => {
        const signedIn = request.getDecorator<SignedIn>('signedIn');
        const { database: own, begin, end } = connections.forOne(lineOf(request.raw, signedIn));
        const leave = await begin();
        const onOutage = (error: unknown) => noteOutage(request.raw, error);
        const { status, headers, text } = await asking
          .run({ requestId: request.id, log: request.log, onOutage }, () =>
            answerOver(request, {
              signedIn,
              database: own,
              answer: new Answer(),
              network: () => networkOf(request.raw),
            }),
          )
          .finally(leave);
        end();
        reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
        const read = unread.add({
          unread: Buffer.byteLength(text),
          drop: () => request.raw.socket.destroy(),
        });
        onceOver(reply.raw, read);
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
    lineOf,
    unread,
    origins: options.origins ?? [settings.siteOrigin],
    path: GRAPHQL_PATH,
  });
}

/** The API's error shape for what fails before GraphQL has its turn. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode } = error as { statusCode?: number };
  if (error instanceof BadToken) return answer(reply, 401, 'UNAUTHENTICATED', error.forCaller);
  if (error instanceof NoUploads) return answer(reply, 403, 'FORBIDDEN', error.message);
  if (error instanceof TooManyOfNetwork) return answer(reply, 429, 'LIMIT_REACHED', error.message);
  if (statusCode === 413) return answer(reply, 413, 'TOO_LARGE', 'The request is too large');
  if (error instanceof BadForm) return answer(reply, error.statusCode, 'BAD_REQUEST', error.message);
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
