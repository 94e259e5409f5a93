import type { ClientBase } from 'pg';
import { JOB_SCHEMA } from '../../src/jobs/job-schema.ts';
import type { Column, SequenceLine, TableLine } from './format.ts';

/** The job queue is left out: its tables are its own library's, and jobs are derived from the content. */
const OURS = `n.nspname NOT IN ('information_schema', '${JOB_SCHEMA}') AND n.nspname !~ '^pg_'`;
/** Which processes run now, what their pages load, what they have made and whom they have told is true of no other moment; what is to be sent carries secrets. */
const LASTING = `c.oid IS DISTINCT FROM to_regclass('public.site_process')
  AND c.oid IS DISTINCT FROM to_regclass('public.shared_asset')
  AND c.oid IS DISTINCT FROM to_regclass('public.stored_page')
  AND c.oid IS DISTINCT FROM to_regclass('public.page_touch')
  AND c.oid IS DISTINCT FROM to_regclass('public.requested_page')
  AND c.oid IS DISTINCT FROM to_regclass('public.page_warming')
  AND c.oid IS DISTINCT FROM to_regclass('public.front_cache')
  AND c.oid IS DISTINCT FROM to_regclass('public.outgoing')
  AND c.oid IS DISTINCT FROM to_regclass('public.mail')
  AND c.oid IS DISTINCT FROM to_regclass('public.mail_turn')`;
const OF_NO_EXTENSION = `NOT EXISTS (SELECT FROM pg_depend d
  WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Every table that holds rows, quoted and with its schema, and its columns that are not computed. */
export async function listTables(client: ClientBase): Promise<TableLine[]> {
  const { rows } = await client.query<{ table: string; columns: Column[] }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS table,
           json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                    ORDER BY a.attname) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND c.relpersistence <> 't' AND ${OURS} AND ${LASTING} AND ${OF_NO_EXTENSION}
    GROUP BY 1 ORDER BY 1`);
  return rows;
}

/** Every sequence that was used, with the last value it gave. */
export async function listSequences(client: ClientBase): Promise<SequenceLine[]> {
  const { rows } = await client.query<SequenceLine>(`
    SELECT format('%I.%I', n.schemaname, n.sequencename) AS sequence, n.last_value::text AS last
    FROM (SELECT schemaname AS nspname, * FROM pg_sequences) n
    WHERE n.last_value IS NOT NULL AND ${OURS} ORDER BY 1`);
  return rows;
}

/** Every foreign key, as the statements that drop it and make it again. */
export async function listForeignKeys(client: ClientBase): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', k.conrelid::regclass, k.conname) AS drop,
           format('ALTER TABLE %s ADD CONSTRAINT %I %s', k.conrelid::regclass, k.conname,
                  pg_get_constraintdef(k.oid)) AS add
    FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace
    WHERE k.contype = 'f' AND k.conparentid = 0 AND ${OURS} ORDER BY k.oid`);
  return rows;
}

/** Every trigger that fires, as the statements that switch it off and on again. */
export async function listTriggers(client: ClientBase): Promise<{ off: string; on: string }[]> {
  const { rows } = await client.query<{ off: string; on: string }>(`
    SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', t.tgrelid::regclass, t.tgname) AS off,
           format('ALTER TABLE %s ENABLE %s TRIGGER %I', t.tgrelid::regclass,
                  CASE t.tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, t.tgname) AS on
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE NOT t.tgisinternal AND t.tgenabled <> 'D' AND t.tgparentid = 0 AND ${OURS} ORDER BY t.oid`);
  return rows;
}

/** Every materialised view, in the order in which they were made. */
export async function listMaterialisedViews(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'm' AND ${OURS} AND ${OF_NO_EXTENSION} ORDER BY c.oid`);
  return rows.map((row) => row.name);
}

/** The migrations a database has had. */
export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migration ORDER BY name');
  return rows.map((row) => row.name);
}
