import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Answers } from '../check.ts';
import type { Place } from '../events/places.ts';

export const submissionStates = ['held', 'open', 'answered', 'closed'] as const;
export type SubmissionState = (typeof submissionStates)[number];

export interface FoundFile {
  /** Of the form: what it answers. */
  readonly field: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly scan: 'unscanned' | 'clean' | 'infected';
  /** What the scanner calls what it found. */
  readonly found: string | null;
}

/** What somebody sent, as editors see it. */
export interface FoundSubmission {
  readonly reference: string;
  readonly form: string;
  readonly locale: string;
  readonly about: string | null;
  readonly email: string;
  readonly answers: Answers;
  readonly state: SubmissionState;
  readonly suspicions: readonly string[];
  readonly assignedTo: string | null;
  /** At the event that it is about; null: it is no registration, or of somebody who had one. */
  readonly place: Place['place'] | null;
  /** What was sent along, without its bytes. */
  readonly files: readonly FoundFile[];
  readonly receivedAt: Date;
  readonly deleteAt: Date;
}

export interface Wanted {
  readonly state?: SubmissionState | undefined;
  readonly form?: string | undefined;
  /** That one alone. */
  readonly reference?: string | undefined;
  /** Words of the answers, a reference, an address, or the id of a record. */
  readonly text?: string | undefined;
  /** The most that are given, the newest first. */
  readonly first: number;
}

export async function findSubmissions(
  db: Kysely<DB>,
  { state, form, reference, text, first }: Wanted,
): Promise<readonly FoundSubmission[]> {
  const pattern = text && `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('submission')
    .leftJoin('event_registration', 'event_registration.submission_id', 'submission.id')
    .select([
      'reference',
      'form',
      'locale',
      'about',
      'submission.email',
      'answers',
      'state',
      'suspicions',
      'assigned_to as assignedTo',
      'place',
      'received_at as receivedAt',
      'delete_at as deleteAt',
      sql<FoundFile[]>`(
        select coalesce(json_agg(json_build_object(
          'field', field, 'name', name, 'size', size, 'scan', scan, 'found', found) order by field), '[]')
        from sent_file f where f.submission_id = submission.id)`.as('files'),
    ])
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(form !== undefined, (query) => query.where('form', '=', form ?? ''))
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .$if(pattern !== undefined, (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', reference, about, submission.email, answers::text) ilike ${pattern}`,
      ),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(first)
    .execute();
  return rows as unknown as FoundSubmission[];
}

/**
 * The bytes of a file, for whoever reads what was sent; null where there is none, or none any more.
 *
 * @param field that it was chosen in
 * @throws FilesAway
 */
export async function fileOf(
  db: Kysely<DB>,
  store: FileStore,
  reference: string,
  field: string,
): Promise<Buffer | null> {
  const found = await db
    .selectFrom('sent_file')
    .innerJoin('submission', 'submission.id', 'submission_id')
    .select(['bytes', 'object'])
    .where('reference', '=', reference)
    .where('field', '=', field)
    .executeTakeFirst();
  return found ? store.get(found) : null;
}

/** Something that was done with a submission. */
export interface SubmissionAct {
  readonly action: string;
  /** An account, or the word for a terminal. */
  readonly actor: string;
  /** The answer that was sent, or who it was given to. */
  readonly detail: string | null;
  readonly doneAt: Date;
}

/** What was done with one, the first first. */
export async function actsOf(db: Kysely<DB>, reference: string): Promise<SubmissionAct[]> {
  return db
    .selectFrom('submission_act as a')
    .innerJoin('submission as s', 's.id', 'a.submission_id')
    .select(['a.action', 'a.actor', 'a.detail', 'a.done_at as doneAt'])
    .where('s.reference', '=', reference)
    .orderBy('a.id')
    .execute();
}
