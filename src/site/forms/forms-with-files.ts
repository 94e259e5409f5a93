import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forms } from '../../forms/declared/index.ts';
import { LARGEST_DOCUMENT } from '../../forms/files/document.ts';
import { fileFields } from '../../forms/form.ts';
import { BadForm, readForm } from '../../graphql/endpoint/uploads/multipart-form.ts';
import { SlowSenders } from '../../platform/http/connections/slow-senders.ts';

/** Files that any form takes. */
const mostFiles = Math.max(...Object.values(forms).map((form) => fileFields(form).length));
/** What is read of a form with files: of one that is too large so much that its sender may be told. */
const limits = {
  field: 64 * 1024,
  form: 5 * LARGEST_DOCUMENT,
  parts: { fields: 24, files: mostFiles, parts: 24 + mostFiles, file: LARGEST_DOCUMENT },
};
/** Forms that are read at a time by one process, each of which may hold the largest files. */
const MOST_AT_ONCE = 16;
const slow = new SlowSenders(MOST_AT_ONCE / 2);

/** What a form brought, by the names of its fields. */
type Posted = Readonly<Record<string, unknown>>;
/** Answers for a form that could not be read to its end: too large, malformed, or one too many at a time. */
type TellUnread = (reply: FastifyReply, status: 413 | 422 | 503, read: Posted) => Promise<FastifyReply>;

let reading = 0;

/** Has what is posted to the routes of a scope read as `multipart/form-data`. */
export function readFormsWithFiles(scope: FastifyInstance, tellUnread: TellUnread): void {
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    if (reading >= MOST_AT_ONCE) throw new BadForm(503, 'Too many forms with files at a time.');
    reading += 1;
    slow.add(request.raw);
    try {
      return Object.fromEntries(await readForm(payload, request.headers, limits));
    } finally {
      reading -= 1;
    }
  });
  scope.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof BadForm)) throw error;
    const { statusCode, form } = error;
    const status = statusCode === 413 || statusCode === 503 ? statusCode : 422;
    return tellUnread(reply, status, Object.fromEntries(form));
  });
}
