import { DatabaseClient } from '../../src/platform/db/client.ts';
import {
  markValues,
  nothingPublished,
  type PublicationMark,
  READ_MARK,
} from '../../src/platform/db/replicas/publication-mark.ts';
import { placeOf } from '../../src/platform/db/servers.ts';
import { plainWords } from '../support/plain-words.ts';
import { type Finding, findingsOf, PATIENCE_MS } from './finding.ts';

/** Beyond that a reader who has just seen a publication may be answered by the primary for long. */
const MUCH_BYTES = 16 * 1024 * 1024;

const { good, worthKnowing, wrong } = findingsOf('replicas');

/**
 * Whether each server of DATABASE_READ_URL can be asked, follows the primary, and how far it is behind.
 *
 * @param primary DATABASE_URL, where the newest publication is known
 */
export async function checkReplicas(primary: string, urls: readonly string[]): Promise<Finding[]> {
  if (urls.length === 0) return [];
  const facts = await factsOf(primary).catch(() => undefined);
  // That the primary cannot be used is another check's to say.
  if (!facts) return [worthKnowing('nobody knows how far they are behind', 'reach the primary first')];
  return Promise.all(urls.map((url) => checkReplica(url, facts)));
}

async function checkReplica(url: string, primary: Facts): Promise<Finding> {
  const { host, port } = placeOf(url);
  const name = `${host}:${port}`;
  try {
    const facts = await factsOf(url, primary);
    if (facts.system !== primary.system)
      return wrong(
        `${name} is a server of another cluster than the primary`,
        'let DATABASE_READ_URL lead to servers that follow DATABASE_URL',
      );
    const bytes = Number(primary.position) - Number(facts.position);
    if (!facts.isFollowing)
      return worthKnowing(
        `${name} is no replica (any more): it takes writes itself`,
        'make it follow the primary, or take it out of DATABASE_READ_URL if it is the primary',
      );
    if (!facts.hasWanted || bytes > MUCH_BYTES)
      return worthKnowing(
        `${name} is ${bytes} bytes behind${facts.hasWanted ? '' : ' and lacks the newest publication'}`,
        'if it stays so: does it still follow, and has its machine too much to do? Meanwhile the primary is read',
      );
    return good(`${name} follows and is ${Math.max(0, bytes)} bytes behind`);
  } catch (error) {
    return wrong(
      `${name} cannot be used: ${plainWords(error).split('\n')[0]}`,
      'look at DATABASE_READ_URL and at the server; meanwhile the primary is read',
    );
  }
}

interface Facts extends PublicationMark {
  readonly system: string;
  readonly isFollowing: boolean;
  readonly position: string;
  readonly hasWanted: boolean;
}

async function factsOf(url: string, wanted: PublicationMark = nothingPublished): Promise<Facts> {
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(FACTS, markValues(wanted));
    if (!rows[0]) throw new Error('it says nothing');
    return rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

const FACTS = `
  select mark.*, pg_is_in_recovery() as "isFollowing",
    (select system_identifier::text from pg_control_system()) as system,
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0' as position
  from (${READ_MARK}) mark`;
