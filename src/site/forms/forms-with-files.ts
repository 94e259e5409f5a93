import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { check } from '../../forms/check.ts';
import { type Document, documentIn, LARGEST_DOCUMENT } from '../../forms/files/document.ts';
import { type Form, ruleOf } from '../../forms/form.ts';
import { readAnswers } from '../../forms/read-answers.ts';
import { BadForm, readForm } from '../../graphql/endpoint/multipart-form.ts';

/** What is read of a form with a file: of one that is too large so much that its sender may be told. */
const limits = {
  field: 64 * 1024,
  form: 5 * LARGEST_DOCUMENT,
  parts: { fields: 24, files: 1, parts: 24, file: LARGEST_DOCUMENT },
};
/** Forms that are read at a time by one process, each of which may hold the largest file. */
const MOST_AT_ONCE = 16;

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

/**
 * The answers and the file that were posted, and what is wrong with them.
 *
 * @param kept the file that was saved before, for where none is chosen now
 */
export function readPosted(form: Form, body: Posted, kept: Document | null = null) {
  const field = form.fields.find(({ kind }) => kind === 'file');
  const given = field ? (documentIn(body[field.name]) ?? kept) : null;
  const document = typeof given === 'string' ? null : given;
  const answers = { ...readAnswers(form, body), ...(field && document && { [field.name]: document.name }) };
  const problems = {
    ...check(form.fields.map(ruleOf), answers),
    ...(field && typeof given === 'string' && { [field.name]: given }),
  };
  return { answers, document, problems };
}
