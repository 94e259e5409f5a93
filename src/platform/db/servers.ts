/** The servers that an address of a database names. */
export interface Servers {
  /** The whole address, which may name several: `postgres://user:password@first,second:6432/name`. */
  readonly address: string;
  /** An address for each server, in the order in which they are named. */
  readonly each: readonly string[];
  /** Whether a server that takes no writes will not do: with several of them, or when the address says so. */
  readonly mustWrite: boolean;
}

/** What `target_session_attrs` may ask of a server; a site that only reads is of no use. */
const writing: readonly string[] = ['read-write', 'primary'];

/**
 * Reads an address as libpq takes it, with any number of servers (PostgreSQL, 32.1.1.3).
 *
 * @returns undefined when it is no address of a database, or asks for servers that take no writes
 */
export function serversOf(address: string): Servers | undefined {
  const [, scheme, user = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#]*)(.*)$/s.exec(address) ?? [];
  const each = hosts.split(',').map((host) => `${scheme}${user}${host}${rest}`);
  const [first] = each;
  if (scheme === undefined || first === undefined || !each.every((one) => URL.canParse(one)))
    return undefined;
  if (each.length > 1 && hosts.split(',').some((host) => host === '' || host.startsWith(':')))
    return undefined;
  const requested = new URL(first).searchParams.get('target_session_attrs');
  if (requested !== null && !writing.includes(requested)) return undefined;
  return { address, each, mustWrite: each.length > 1 || requested !== null };
}

/** Where a server is reached: its host or the directory of its socket, and its port. */
export function placeOf(server: string): { readonly host: string; readonly port: number } {
  const { hostname, port } = new URL(server);
  return { host: decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'), port: Number(port || 5432) };
}

/** SQLSTATE read_only_sql_transaction. */
export const takesNoWrites = '25006';

/** A server that takes no writes, as a standby: `target_session_attrs=read-write`. */
export class TakesNoWrites extends Error {
  override readonly name = 'TakesNoWrites';
  readonly code = takesNoWrites;

  constructor() {
    super('it takes no writes');
  }
}

/** The server of each address that took writes last: it is asked first. */
const lastFound = new Map<string, string>();
/** Whoever looks at the same time looks together. */
const searches = new Map<string, Promise<string>>();

/**
 * Finds the server that takes writes: the last one that did, else the first that does.
 *
 * @param ask connects to a server; throws when that fails, or when it takes no writes
 * @throws AggregateError that says of each why not
 */
export function findWritable(
  { address, each }: Servers,
  ask: (server: string) => Promise<void>,
): Promise<string> {
  const search = searches.get(address) ?? look();
  searches.set(address, search);
  return search;

  async function look(): Promise<string> {
    const last = lastFound.get(address);
    const problems: { readonly server: string; readonly error: Error }[] = [];
    try {
      for (const server of new Set(last === undefined ? each : [last, ...each])) {
        try {
          await ask(server);
          lastFound.set(address, server);
          return server;
        } catch (error) {
          problems.push({ server, error: error as Error });
        }
      }
    } finally {
      searches.delete(address);
    }
    const said = problems.map(({ server, error }) => {
      const { host, port } = placeOf(server);
      return `${host}:${port}: ${error.message}`;
    });
    throw new AggregateError(
      problems.map(({ error }) => error),
      `No server of the database takes writes (${said.join('; ')}).`,
    );
  }
}
