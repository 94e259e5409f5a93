import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { logOrigin } from '../../content/navigator/log/checkpoint.ts';
import { recordReport } from '../../content/navigator/log/reports.ts';
import { BadToken, type SignedIn } from '../../graphql/endpoint/viewer.ts';
import { execute } from '../../graphql/execute.ts';
import { variablesOf } from '../../pages/navigator/report/choice.ts';
import { madeReport, noFileWords, previewOf, tooManyWords } from '../../pages/navigator/report/preview.ts';
import { renderPreview } from '../../pages/navigator/report/render-preview.tsx';
import { Clock } from '../../platform/cache/clock.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { FairQueue } from '../../platform/http/fair-queue.ts';
import { LimitPerPeriod } from '../../platform/http/limit-per-period.ts';
import type { ReportThread } from '../../reports/making/report-thread.ts';
import { reportQuery } from '../../reports/read/report.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { askerOf } from './asker.ts';
import { fileName } from './file-name.ts';
import { withInclusion } from './report-inclusion.ts';
import { readWish } from './report-wish.ts';
import { registerSavedReports } from './saved-reports.ts';
import { sendFile } from './send-file.ts';

interface ReportsOptions {
  readonly db: Kysely<DB>;
  readonly siteOrigin: string;
  readonly isDemonstration: boolean;
  readonly thread: ReportThread;
  /** The network that a request comes from. */
  readonly networkOf: (request: FastifyRequest['raw']) => string;
  readonly readViewer: (authorization: string | undefined) => Promise<SignedIn>;
}

/** Bytes: a selection of everything and the longest note. */
const largestWish = 32 * 1024;
/** Reports that are read from the database at once, and others that wait for it: a large one is 20 ms of the loop. */
const room = { atOnce: 2, mostWaiting: 40, longestWait: 10_000 };

/** Codes that are kept of one account in a day: each is a row for ever. The address on a file makes it again without. */
const keptCodes = { most: 200, period: 86_400_000 };

/**
 * `POST /reports`: a report of the navigator for whom the bearer token says, or for everybody: its preview, or a file.
 * GraphQL decides what stands in it. Of a file of who is signed in its code is kept, with places in the log and nothing of
 * anybody; of others nothing: the address on it makes it again. What is private is in the body.
 *
 * @returns where those wait who have a report read
 */
export function registerReports(
  app: FastifyInstance,
  { db, siteOrigin, isDemonstration, thread, networkOf, readViewer }: ReportsOptions,
): FairQueue {
  const identity = { origin: logOrigin(siteOrigin), isDemonstration };
  const reading = new FairQueue(room);
  const kept = new LimitPerPeriod(keptCodes.most, keptCodes.period);
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: largestWish });
    registerSavedReports(scope, { db, siteOrigin, identity, thread, networkOf, readViewer, reading });
    scope.post('/reports', { bodyLimit: largestWish }, async (request, reply) => {
      reply.headers({
        'cache-control': 'private, no-store',
        vary: 'authorization',
        'x-robots-tag': 'noindex',
      });
      const clock = new Clock();
      const wish = readWish(request.body, clock);
      if (wish === null) return refuse(reply, 400, 'This is no report.');
      const signedIn = await readViewer(request.headers.authorization).catch((error: unknown) => {
        if (error instanceof BadToken) return null;
        throw error;
      });
      if (signedIn === null) {
        reply.header('www-authenticate', 'Bearer error="invalid_token"');
        return refuse(reply, 401, 'Sign in again');
      }
      const variables = variablesOf(wish.service, wish.choice, wish.locale);
      const { viewer } = signedIn;
      const asker = askerOf(request, reply, networkOf, viewer);
      const { data } = await reading.take(
        asker.line,
        () => execute(reportQuery, variables, { db, viewer, clock }),
        asker.signal,
      );
      asker.signal.throwIfAborted();
      const { report: service, page } = data;
      if (!service || !page?.path) return refuse(reply, 404, 'There is no such service.');
      const path = addressOf(wish.locale, `${page.path}/report-builder`);
      const making = { ...wish, path, now: clock.now(), origin: siteOrigin };
      if (wish.format === 'html') {
        return reply.type('text/html; charset=utf-8').send(renderPreview(previewOf(service, making)));
      }
      const { asked, most } = service.report;
      const closed = noFileWords(service, wish.locale);
      if (closed !== null) return refuse(reply, 403, closed);
      if (most !== null && asked.length > most)
        return refuse(reply, 403, tooManyWords(asked.length, most, wish.locale));
      const { report: made, contents } = madeReport(service, making);
      if (contents && viewer.id !== null && !kept.isOver(viewer.id)) {
        kept.add(viewer.id);
        const versions = made.answers.map((one) => ({ ...one, number: one.version }));
        await recordReport(db, { ...contents, versions });
      }
      const proof =
        made.cover.proof &&
        (await withInclusion(db, identity, { report: made, proof: made.cover.proof, siteOrigin }));
      const report = { ...made, cover: { ...made.cover, proof } };
      const name = fileName(report, wish.format, wish.locale);
      return sendFile(request, reply, { thread, order: { report, format: wish.format }, name, asker });
    });
  });
  return reading;
}

function refuse(reply: FastifyReply, status: 400 | 401 | 403 | 404, message: string): FastifyReply {
  return reply.code(status).send({ message });
}
