import type { Client } from 'pg';

/** How long what is done on a connection may take, by the names of PostgreSQL's settings; milliseconds, 0: no limit. */
export type Limits = Readonly<Record<string, number>>;

/** What the driver has of a connection: its way out, and what the server said. */
interface Wire {
  query(text: string): void;
  parse(statement: { readonly text: string }): void;
  bind(values: { readonly values: readonly string[] }): void;
  execute(portal: Readonly<Record<string, never>>): void;
  emit(event: string, ...said: unknown[]): boolean;
}

/** What comes of our own statement, and belongs to none of the caller's. */
const answers: ReadonlySet<string> = new Set(['rowDescription', 'dataRow', 'commandComplete']);

/**
 * Sets the limits anew for every transaction, in the same packet as its first statement, and for nothing longer: by
 * way of a pooler each transaction may be on another connection, which others use after it.
 *
 * A statement outside of a transaction is one of its own; with ours before it, it still is (PostgreSQL, 54.2.2.1 and
 * 54.2.3.1).
 */
export function limitEachTransaction(client: Client, limits: Limits): void {
  const settings = Object.entries(limits);
  if (settings.length === 0) return;
  const wire = client.connection as unknown as Wire;
  const query = wire.query.bind(wire);
  const parse = wire.parse.bind(wire);
  const emit = wire.emit.bind(wire);
  /** Statements of ours whose answers are still to come. */
  let ours = 0;
  const beginsTransaction = () => client.getTransactionStatus() === 'I' && ours === 0;

  const local = settings.map(([name, value]) => `set local ${name} = ${value};`).join(' ');
  wire.query = (text) => {
    // PostgreSQL refuses it together with anything else.
    const alone = /\bconcurrently\b|^\s*vacuum\b/i.test(text);
    if (alone || !beginsTransaction()) return query(text);
    ours = settings.length;
    query(`${local} ${text}`);
  };

  const all = settings.map(([name, value]) => `set_config('${name}', '${value}', true)`).join(', ');
  wire.parse = (statement) => {
    if (beginsTransaction()) {
      ours = 1;
      parse({ text: `select ${all}` });
      wire.bind({ values: [] });
      wire.execute({});
    }
    parse(statement);
  };

  wire.emit = (event, ...said) => {
    if (event === 'readyForQuery') ours = 0;
    if (ours === 0 || !answers.has(event)) return emit(event, ...said);
    if (event === 'commandComplete') ours -= 1;
    return true;
  };
}
