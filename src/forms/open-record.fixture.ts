import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/tables.gen.ts';
import type { FormName } from './declared/index.ts';

/** Types of records that forms are about, by the form. */
const types = {
  event: 'event',
  application: 'job',
  graduate: 'programme',
  training: 'event',
} as const satisfies { readonly [F in FormName]?: string };
type AboutForm = keyof typeof types;

/** A record that one may register or apply for by a form now, with its path without language. */
export async function openRecord(
  db: Kysely<DB>,
  form: AboutForm,
): Promise<{ readonly id: string; readonly path: string }> {
  const { rows } = await sql<{ id: string; path: string }>`
    select record_id as id, coalesce(path, '/') as path from live
    where type = ${types[form]} and locale = 'en'
      and (type <> 'event' or (fields ->> 'kind' = 'training') = ${form === 'training'})
      and (fields ->> 'filled')::boolean is not true
      and coalesce(fields ->> 'registration', 'open') = 'open'
      and coalesce((fields ->> 'opensOn')::date, current_date) <= current_date
      and coalesce(fields ->> 'closesAt', fields ->> 'startsAt')::timestamptz > now()
    order by record_id limit 1`.execute(db);
  const [one] = rows;
  if (!one) throw new Error(`Nothing is open for the form ${form}.`);
  return one;
}

/** The ids of those, by the form. */
export async function openRecords(db: Kysely<DB>): Promise<Readonly<Record<AboutForm, string>>> {
  const idOf = async (form: AboutForm) => (await openRecord(db, form)).id;
  return {
    event: await idOf('event'),
    application: await idOf('application'),
    graduate: await idOf('graduate'),
    training: await idOf('training'),
  };
}
