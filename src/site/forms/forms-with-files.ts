import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forms } from '../../forms/declared/index.ts';
import { LARGEST_DOCUMENT } from '../../forms/files/document.ts';
import { fileFields } from '../../forms/form.ts';
import { BadForm, readForm } from '../../graphql/endpoint/uploads/multipart-form.ts';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { SlowSenders } from '../../platform/http/connections/slow-senders.ts';
import type { ProxySettings } from '../../platform/http/connections/trusted-peers.ts';

/** Files that any form takes. */
const mostFiles = Math.max(...Object.values(forms).map((form) => fileFields(form).length));
/** What is read of a form with files: of one that is too large so much that its sender may be told. */
const limits = {
  field: 64 * 1024,
  form: 5 * LARGEST_DOCUMENT,
  parts: { fields: 24, files: mostFiles, parts: 24 + mostFiles, file: LARGEST_DOCUMENT },
};
/** Forms that are read at a time by one process, each of which may hold the largest files; and those of one network. */
const MOST_AT_ONCE = 16;
const MOST_OF_ONE = 4;
const slow = new SlowSenders(MOST_AT_ONCE / 2);
/** Milliseconds after which a form that is still being read makes room for another, where there is none. */
const TURN = 5_000;

/** What a form brought, by the names of its fields. */
type Posted = Readonly<Record<string, unknown>>;
/** Answers for a form that could not be read to its end: too large, malformed, or one too many at a time. */
type TellUnread = (reply: FastifyReply, status: 413 | 422 | 503, read: Posted) => Promise<FastifyReply>;

/** A form that is being read. */
interface Reading {
  readonly network: string;
  readonly since: number;
  readonly stop: AbortController;
}

/** Those of all scopes, the first first. */
const reading = new Set<Reading>();

/** Has what is posted to the routes of a scope read as `multipart/form-data`. */
export function readFormsWithFiles(
  scope: FastifyInstance,
  settings: ProxySettings,
  tellUnread: TellUnread,
): void {
  const networkOf = askingNetworks(settings);
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const own = begun(networkOf(request.raw));
    slow.add(request.raw);
    try {
      return Object.fromEntries(
        await readForm(payload, request.headers, limits, { signal: own.stop.signal }),
      );
    } finally {
      reading.delete(own);
    }
  });
  scope.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof BadForm)) throw error;
    const { statusCode, form } = error;
    const status = statusCode === 413 || statusCode === 503 ? statusCode : 422;
    return tellUnread(reply, status, Object.fromEntries(form));
  });
}

/** Gives a place to a form of a network. @throws BadForm 503 where there is none */
function begun(network: string): Reading {
  const [slowest] = reading;
  const isFull = reading.size >= MOST_AT_ONCE;
  const isTurnOver = slowest !== undefined && performance.now() - slowest.since > TURN;
  const ofNetwork = [...reading].filter((one) => one.network === network).length;
  if (ofNetwork >= MOST_OF_ONE || (isFull && !isTurnOver))
    throw new BadForm(503, 'Too many forms with files at a time.');
  if (isFull && slowest) {
    reading.delete(slowest);
    slowest.stop.abort(new BadForm(503, 'Others wait for whoever sends slowly.'));
  }
  const own = { network, since: performance.now(), stop: new AbortController() };
  reading.add(own);
  return own;
}
