import { DatabaseClient } from '../../src/platform/db/client.ts';
import { migrationFiles } from '../../src/platform/db/migrate.ts';
import { plainWords } from '../support/plain-words.ts';
import { type Finding, findingsOf, judgeClock, PATIENCE_MS } from './finding.ts';

const TESTED_MAJOR = 18;
const EXTENSIONS = ['btree_gist', 'pg_trgm', 'unaccent'];
/** Connections of a site process besides its pool: two for jobs, one that listens, one for a take-down. */
const BESIDES_POOL = 4;

const { good, worthKnowing, wrong } = findingsOf('database');

/**
 * Whether the database can be reached, and is what the site needs.
 *
 * @param poolSize connections of a site process for what it is asked
 */
export async function checkDatabase(url: string, poolSize: number): Promise<Finding[]> {
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  try {
    await client.connect();
    return await examine(client, poolSize);
  } catch (error) {
    const [found = '', ...more] = plainWords(error).split('\n');
    return [wrong(`cannot be used: ${found}`, more.join(' ') || 'look at DATABASE_URL and at the server')];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function examine(client: DatabaseClient, poolSize: number): Promise<Finding[]> {
  const before = Date.now();
  const [facts] = await ask<Facts>(client, FACTS);
  if (!facts) return [];
  const clock = { before, theirs: facts.now.getTime(), after: Date.now() };
  return [
    version(facts),
    encoding(facts),
    owner(facts),
    ...(facts.read_only ? [readOnly] : []),
    ...(facts.is_encrypted || facts.is_near ? [] : [notEncrypted]),
    connections(facts, poolSize + BESIDES_POOL),
    await extensions(client),
    await migrations(client),
    judgeClock('database', 'the database server', clock),
  ];
}

type Facts = {
  readonly version: string;
  readonly major: number;
  readonly encoding: string;
  readonly ctype: string | null;
  readonly name: string;
  readonly role: string;
  readonly is_owner: boolean;
  readonly read_only: boolean;
  readonly is_encrypted: boolean;
  readonly is_near: boolean;
  readonly free: number;
  readonly now: Date;
};

const FACTS = `
  select current_setting('server_version') as version,
         current_setting('server_version_num')::int / 10000 as major,
         pg_encoding_to_char(d.encoding) as encoding, d.datctype as ctype,
         d.datname as name, current_user as role,
         pg_has_role(current_user, d.datdba, 'USAGE') as is_owner,
         current_setting('transaction_read_only')::bool as read_only,
         coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as is_encrypted,
         inet_client_addr() is null or inet_client_addr() <<= '127.0.0.0/8' or inet_client_addr() = '::1' as is_near,
         current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
           - (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as free,
         clock_timestamp() as now
  from pg_database d where d.datname = current_database()`;

async function ask<Row extends object>(client: DatabaseClient, text: string, values: unknown[] = []) {
  return (await client.query<Row>(text, values)).rows;
}

function version({ version: found, major }: Facts): Finding {
  if (major === TESTED_MAJOR) return good(`PostgreSQL ${found} answers`);
  return worthKnowing(
    `it is PostgreSQL ${found}`,
    `Chancery is tested on ${TESTED_MAJOR}; try it elsewhere before you rely on it`,
  );
}

function encoding({ encoding: found, ctype, name }: Facts): Finding {
  if (found !== 'UTF8') return wrong(`${name} is in ${found}`, 'make a database in UTF-8 (ENCODING UTF8)');
  if (ctype === 'C' || ctype === 'POSIX')
    return wrong(
      `${name} knows no letters but A to Z (LC_CTYPE ${ctype})`,
      'make a database with LC_CTYPE C.UTF-8, or search drops every other letter',
    );
  return good(`${name} is in UTF-8`);
}

function owner({ is_owner: isOwner, role, name }: Facts): Finding {
  if (isOwner) return good(`${role} owns ${name}`);
  return wrong(
    `${role} does not own ${name}`,
    `migrations need it: ALTER DATABASE "${name}" OWNER TO "${role}"`,
  );
}

const readOnly = wrong('it is a read-only replica', 'let DATABASE_URL lead to the primary');
const notEncrypted = worthKnowing(
  'what is asked of it crosses the network unencrypted',
  'add ?sslmode=verify-full to DATABASE_URL, unless the network is your own',
);

function connections({ free }: Facts, forASite: number): Finding {
  if (free >= forASite) return good(`${free} more connections are free`);
  return worthKnowing(
    `${free} connections are free; a site process takes up to ${forASite}`,
    'raise max_connections, or run fewer processes',
  );
}

async function extensions(client: DatabaseClient): Promise<Finding> {
  const rows = await ask<{ name: string; is_installed: boolean }>(
    client,
    'select name, installed_version is not null as is_installed from pg_available_extensions where name = any($1)',
    [EXTENSIONS],
  );
  const absent = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name));
  if (absent.length > 0)
    return wrong(
      `the server has not the extensions ${absent.join(', ')}`,
      'install PostgreSQL’s contrib package on it',
    );
  const toMake = rows.filter((row) => !row.is_installed).map(({ name }) => name);
  if (toMake.length === 0) return good(`the extensions ${EXTENSIONS.join(', ')} are there`);
  return worthKnowing(
    `the extensions ${toMake.join(', ')} are not in the database yet`,
    'the first migration makes them, when the role may; otherwise let a superuser do it (CREATE EXTENSION)',
  );
}

async function migrations(client: DatabaseClient): Promise<Finding> {
  const [table] = await ask<{ is_there: boolean }>(
    client,
    `select to_regclass('migration') is not null as is_there`,
  );
  if (!table?.is_there)
    return worthKnowing('it is empty', 'npm run migrate makes the tables, and so does npm start');
  const done = (await ask<{ name: string }>(client, 'select name from migration')).map(({ name }) => name);
  const known = await migrationFiles();
  const missing = known.filter((name) => !done.includes(name));
  const foreign = done.filter((name) => !known.includes(name));
  if (missing.length > 0)
    return worthKnowing(`it has not had ${missing.join(', ')}`, 'npm run migrate, or npm start');
  if (foreign.length > 0)
    return worthKnowing(
      `it is newer than this version: ${foreign.join(', ')}`,
      'run the version that made it, unless you are between two versions',
    );
  return good(`it has had every migration (${known.length})`);
}
