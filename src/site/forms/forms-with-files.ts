import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forms } from '../../forms/declared/index.ts';
import { LARGEST_DOCUMENT } from '../../forms/files/document.ts';
import { fileFields } from '../../forms/form.ts';
import { BadForm, readForm } from '../../graphql/endpoint/uploads/multipart-form.ts';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import type { ProxySettings } from '../../platform/http/connections/trusted-peers.ts';
import {
  TooManyOfNetwork,
  type UploadPlace,
  UploadRoom,
} from '../../platform/http/connections/upload-room.ts';
import { Overloaded } from '../../platform/http/overloaded.ts';

/** Files that any form takes. */
const mostFiles = Math.max(...Object.values(forms).map((form) => fileFields(form).length));
/** What is read of a form with files: of one that is too large so much that its sender may be told. */
const limits = {
  field: 64 * 1024,
  form: 5 * LARGEST_DOCUMENT,
  parts: { fields: 24, files: mostFiles, parts: 24 + mostFiles, file: LARGEST_DOCUMENT },
};
/** Forms of all scopes that are read at a time by one process, each of which may hold the largest files. */
const room = new UploadRoom({
  places: 16,
  queue: 48,
  patience: 10_000,
  ofNetwork: 4,
  turn: 5_000,
  makesWay: (message) => new BadForm(503, message),
});

/** What a form brought, by the names of its fields. */
type Posted = Readonly<Record<string, unknown>>;
/** Answers for a form that could not be read to its end: too large, malformed, or one too many at a time. */
type TellUnread = (reply: FastifyReply, status: 413 | 422 | 503, read: Posted) => Promise<FastifyReply>;

/** Has what is posted to the routes of a scope read as `multipart/form-data`. */
export function readFormsWithFiles(
  scope: FastifyInstance,
  settings: ProxySettings,
  tellUnread: TellUnread,
): void {
  const networkOf = askingNetworks(settings);
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const place = await placeFor(request, networkOf(request.raw));
    try {
      return Object.fromEntries(await readForm(payload, request.headers, limits, { signal: place.signal }));
    } finally {
      place.leave();
    }
  });
  scope.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof BadForm)) throw error;
    const { statusCode, form } = error;
    const status = statusCode === 413 || statusCode === 503 ? statusCode : 422;
    return tellUnread(reply, status, Object.fromEntries(form));
  });
}

/** @throws BadForm 503 where there is no place, unread */
async function placeFor({ raw }: FastifyRequest, network: string): Promise<UploadPlace> {
  try {
    return await room.enter(raw, network);
  } catch (error) {
    const isFull = error instanceof TooManyOfNetwork || error instanceof Overloaded;
    throw isFull ? new BadForm(503, error.message) : error;
  }
}
