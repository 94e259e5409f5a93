import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isUuid } from '../../account/is-uuid.ts';
import type { LogIdentity } from '../../content/navigator/log/checkpoint.ts';
import { recordReport } from '../../content/navigator/log/reports.ts';
import { BadToken, type SignedIn } from '../../graphql/endpoint/viewer.ts';
import { ContentError } from '../../graphql/execute.ts';
import { isLocale, isSiteLocale, type SiteLocale } from '../../i18n/locales.ts';
import { noFileWords } from '../../pages/navigator/report/preview.ts';
import { renderPreview } from '../../pages/navigator/report/render-preview.tsx';
import { renderRedline } from '../../pages/navigator/saved/render-saved.tsx';
import { keptReport, partsOf, redlineProps, savedPreview } from '../../pages/navigator/saved/saved-report.ts';
import { Clock } from '../../platform/cache/clock.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { FairQueue } from '../../platform/http/fair-queue.ts';
import type { ReportThread } from '../../reports/making/report-thread.ts';
import type { Report } from '../../reports/model/report.ts';
import { type ReadReport, readSaved } from '../../reports/read/read-saved.ts';
import { askerOf } from './asker.ts';
import { fileName } from './file-name.ts';
import { withInclusion } from './report-inclusion.ts';
import { sendFile } from './send-file.ts';

interface SavedOptions {
  readonly db: Kysely<DB>;
  readonly siteOrigin: string;
  readonly identity: LogIdentity;
  readonly thread: ReportThread;
  readonly networkOf: (request: FastifyRequest['raw']) => string;
  readonly readViewer: (authorization: string | undefined) => Promise<SignedIn>;
  /** Those who have a report read from the database. */
  readonly reading: FairQueue;
}

const formats = ['html', 'redline', 'docx', 'xlsx'] as const;

interface SavedWish {
  readonly id: string;
  readonly version: number | null;
  readonly locale: SiteLocale;
  readonly format: (typeof formats)[number];
}

/**
 * `POST /reports/saved`: a saved report for its owner, by the bearer token: as it was kept, as a page's piece or a file,
 * or set against what it says now.
 */
export function registerSavedReports(
  scope: FastifyInstance,
  { db, siteOrigin: origin, identity, thread, networkOf, readViewer, reading }: SavedOptions,
): void {
  scope.post('/reports/saved', { bodyLimit: 4_096 }, async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      vary: 'authorization',
      'x-robots-tag': 'noindex',
    });
    const wish = wishOf(request.body);
    if (wish === null) return reply.code(400).send({ message: 'This is no report.' });
    const viewer = await viewerOf(readViewer, request.headers.authorization);
    if (viewer === null) {
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
      return reply.code(401).send({ message: 'Sign in again' });
    }
    const clock = new Clock();
    const asker = askerOf(request, reply, networkOf, viewer);
    const wanted = { id: wish.id, version: wish.version, compared: wish.format === 'redline' };
    const read = await reading
      .take(asker.line, () => readSaved(wanted, partsOf(clock), { db, viewer, clock }), asker.signal)
      .catch(nullWhereThereIsNone);
    asker.signal.throwIfAborted();
    if (read === null) return reply.code(404).send({ message: 'There is no such report.' });
    const { locale, format } = wish;
    if (format === 'html' || format === 'redline') {
      const html =
        format === 'html'
          ? renderPreview(savedPreview(read, { locale, clock, origin }))
          : renderRedline(redlineProps(read, { clock, origin }));
      return reply.type('text/html; charset=utf-8').send(html);
    }
    const closed = noFileWords(read.kept, locale);
    if (closed !== null) return reply.code(403).send({ message: closed });
    const report = await provenReport({ db, identity, origin, clock }, read);
    const name = fileName(report, format, locale);
    return sendFile(request, reply, { thread, order: { report, format }, name, asker });
  });
}

/** Nobody is signed in, or their token proves nothing: null. */
async function viewerOf(readViewer: SavedOptions['readViewer'], authorization: string | undefined) {
  try {
    const { viewer } = await readViewer(authorization);
    return viewer.id === null ? null : viewer;
  } catch (error) {
    if (error instanceof BadToken) return null;
    throw error;
  }
}

/** Another's report, one that was deleted, and one of a service that is gone, are all the same to who asks. */
export function nullWhereThereIsNone(error: unknown): null {
  if (
    error instanceof ContentError &&
    error.errors.every(({ extensions }) => extensions.code === 'NOT_FOUND')
  )
    return null;
  throw error;
}

interface Proving {
  readonly db: Kysely<DB>;
  readonly identity: LogIdentity;
  readonly origin: string;
  readonly clock: Clock;
}

/** With the code that it had when it was kept, which is noted, and what shows offline that it is in the log. */
async function provenReport({ db, identity, origin, clock }: Proving, read: ReadReport): Promise<Report> {
  const { report, contents } = keptReport(read, { origin, clock });
  const { proof } = report.cover;
  if (proof === null || contents === null) return report;
  const versions = report.answers.map((one) => ({ ...one, number: one.version }));
  await recordReport(db, { ...contents, versions });
  const proven = await withInclusion(db, identity, { report, proof, siteOrigin: origin });
  return { ...report, cover: { ...report.cover, proof: proven } };
}

function wishOf(body: unknown): SavedWish | null {
  const { id, version = '', locale, format } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const known = formats.find((one) => one === format);
  if (typeof id !== 'string' || !isUuid(id) || !known) return null;
  if (typeof locale !== 'string' || !isLocale(locale) || !isSiteLocale(locale)) return null;
  if (typeof version !== 'string' || !/^\d{0,4}$/.test(version)) return null;
  return { id, locale, format: known, version: version === '' ? null : Number(version) };
}
