import pg from 'pg';
import { type Limits, limitEachTransaction } from './limits.ts';
import { findWritable, placeOf, type Servers, serversOf, TakesNoWrites, takesNoWrites } from './servers.ts';
import { statementSpan } from './statement-span.ts';

/** The settings that limit how long something may take; the driver would send them in a way that poolers refuse. */
const limitNames = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const;

/** Longest time for one server of several to say whether it takes writes, and for any to tell of itself; milliseconds. */
const answerWithin = 3_000;

/** What a server says of itself, without being asked, when it has become a standby or takes no writes any more. */
const readOnlyStates: readonly string[] = ['in_hot_standby', 'default_transaction_read_only'];

/**
 * One connection to PostgreSQL.
 *
 * It never tells the password to whoever is at the other end: it proves that it knows it (SCRAM), or sends it over
 * TLS. A server that asks for it as it is, or for its MD5, is left.
 *
 * It may have a pooler in between, also one that hands out a connection for each transaction: the limits it was given
 * then hold for each transaction, and nothing is left behind.
 *
 * The address may name several servers: it connects to the one that takes writes, and ends when that stops doing so,
 * at the end of a transaction; whoever then connects looks for it again.
 */
export class DatabaseClient extends pg.Client {
  /** Each statement is a span of the trace in whose work it is asked, by its text, which holds no values. */
  override readonly query: pg.Client['query'] = ((...requested: unknown[]) =>
    statementSpan(requested, (given) => Reflect.apply(super.query, this, given))) as pg.Client['query'];

  readonly #config: pg.ClientConfig;
  readonly #servers: Servers | undefined;
  readonly #limits: Limits;
  readonly #mustWrite: boolean;
  #isToLeave = false;
  #isPooled = true;

  /**
   * @param config of the driver; a limit that is 0 means none
   * @param mustWrite whether a server that takes no writes will not do; by default the address says so
   */
  constructor(config: pg.ClientConfig = {}, mustWrite?: boolean) {
    const servers = serversOf(config.connectionString ?? '');
    super({
      ...config,
      ...Object.fromEntries(limitNames.map((name) => [name, undefined])),
      connectionString: servers?.each[0] ?? config.connectionString,
    });
    this.#config = config;
    this.#servers = servers;
    this.#limits = limitsOf(config);
    this.#mustWrite = mustWrite ?? servers?.mustWrite ?? false;
    // Whoever waits for an answer is told by that; the event itself would end the process if nobody listened to it.
    this.on('error', () => {});
    this.#leaveReadOnlyServer();
    if (!this.ssl) this.#keepPassword();
  }

  /** Whether what is prepared on it stays there: a pooler in between may give the next statement to another server process. */
  get preparesStatements(): boolean {
    return !this.#isPooled;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    const reached = this.#reach();
    if (!callback) return reached;
    const told = callback as (error?: Error) => void;
    // What the callback throws is not ours to catch.
    reached.then(
      () => process.nextTick(told),
      (error: Error) => process.nextTick(told, error),
    );
    return undefined;
  }

  async #reach(): Promise<pg.Client> {
    if (this.#servers && this.#servers.each.length > 1) {
      const server = await findWritable(this.#servers, (each) => refuseReadOnly(this.#config, each));
      // Whoever waited for this connection has given it up meanwhile.
      if (this.connection.stream.destroyed) throw new Error('timeout expired');
      Object.assign(this, placeOf(server));
    }
    await super.connect();
    try {
      await this.#introduce();
    } catch (error) {
      this.end().catch(() => undefined);
      throw error;
    }
    return this;
  }

  /** Learns what is at the other end, and sets the limits where they stay. */
  async #introduce(): Promise<void> {
    const settings = { ...this.#limits, ...onOwnConnection };
    const greeting = {
      text: INTRODUCTION,
      values: [
        (this as { processID?: number }).processID,
        Object.keys(settings),
        Object.values(settings).map(String),
      ],
      query_timeout: answerWithin,
    };
    const { rows } = await super.query<{ isPooled: boolean; isReadOnly: boolean }>(greeting);
    if (this.#mustWrite && rows[0]?.isReadOnly) throw new TakesNoWrites();
    this.#isPooled = rows[0]?.isPooled ?? true;
    if (this.#isPooled) limitEachTransaction(this, this.#limits);
    if (!this.#mustWrite) return;
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (readOnlyStates.includes(parameterName) && parameterValue === 'on') this.#isToLeave = true;
    });
  }

  /** Ends between two transactions, once the server has refused a write because it takes none. */
  #leaveReadOnlyServer(): void {
    this.connection.on('errorMessage', ({ code }) => {
      if (code === takesNoWrites) this.#isToLeave = true;
    });
    this.connection.on('readyForQuery', ({ status }) => {
      if (this.#isToLeave && status === 'I') this.end().catch(() => undefined);
    });
  }

  #keepPassword(): void {
    const leave = () => this.connection.stream.destroy(new UnprotectedPassword());
    // Heard before the library hears it, which then finds that nothing can be sent any more.
    this.connection.once('authenticationCleartextPassword', leave);
    this.connection.once('authenticationMD5Password', leave);
  }
}

/**
 * Statements are planned once, without looking at their values: planning was half of PostgreSQL's work for a page, and
 * chose nothing better (decision 43).
 */
const onOwnConnection = { plan_cache_mode: 'force_generic_plan' };

/** A pooler gives every connection a number of its own, which is no server process’s. */
const INTRODUCTION = `
  select pg_backend_pid() is distinct from $1::int as "isPooled",
         current_setting('transaction_read_only')::boolean as "isReadOnly",
         case when pg_backend_pid() = $1 then
           (select count(set_config(name, value, false)) from unnest($2::text[], $3::text[]) as own (name, value))
         end`;

function limitsOf(config: pg.ClientConfig): Limits {
  const given = limitNames.flatMap((name) => {
    const limit = config[name];
    return typeof limit === 'number' ? [[name, limit] as const] : [];
  });
  return Object.fromEntries(given);
}

/** @throws TakesNoWrites, or why the server cannot be reached */
async function refuseReadOnly(config: pg.ClientConfig, server: string): Promise<void> {
  const client = new DatabaseClient(
    { ...config, connectionString: server, connectionTimeoutMillis: answerWithin },
    true,
  );
  await client.connect();
  await client.end();
}

class UnprotectedPassword extends Error {
  override readonly name = 'UnprotectedPassword';

  constructor() {
    super(
      'The database server asks for the password without protecting it. Let it use scram-sha-256, or use TLS ' +
        '(DATABASE_URL=postgres://…?sslmode=verify-full).',
    );
  }
}
