import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { type MailEvent, readReport } from '../mail/bounces/read-report.ts';
import { takeEvents } from '../mail/bounces/take-events.ts';
import type { DB } from '../platform/db/tables.gen.ts';

interface Options {
  readonly db: Kysely<DB>;
  /** What has to be sent along as a bearer token; undefined: there is no such address. */
  readonly key: string | undefined;
}

/** Bytes: a report with the mail that it is about. */
const LARGEST_BODY = 512 * 1024;

const eventsBody = {
  type: 'array',
  maxItems: 1_000,
  items: {
    type: 'object',
    required: ['messageId', 'kind'],
    properties: {
      messageId: { type: 'string', maxLength: 300 },
      kind: { enum: ['bounced', 'complained'] },
    },
  },
} as const;

/**
 * `POST /mail/events`: whoever carries our mails tells here what bounced for good and who complained, as a list
 * (`[{"messageId": "<…>", "kind": "bounced"}]`) or by handing on the report itself (`message/rfc822`).
 */
export function registerMailEvents(app: FastifyInstance, { db, key }: Options): void {
  if (key === undefined) return;
  const expected = Buffer.from(`Bearer ${key}`);
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
      (_request, body, done) => done(null, body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      const given = Buffer.from(request.headers.authorization ?? '');
      const isRight = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isRight) return reply.code(401).header('www-authenticate', 'Bearer').send();
    });
    scope.post('/mail/events', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
      const isReport = Buffer.isBuffer(request.body);
      if (!isReport && request.validateInput(request.body, eventsBody) !== true)
        return reply.code(400).send({ error: 'The body must be a list of events, or a report' });
      const events = isReport
        ? await readReport(request.body as Buffer)
        : (request.body as readonly MailEvent[]);
      await takeEvents(db, events);
      return reply.code(204).send();
    });
  });
}
