import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseClient } from '../../src/platform/db/client.ts';

/** The address of another database on the same server. */
export function databaseNamed(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Creates a database, as a copy of another one when a template is named; nobody may be connected to that.
 *
 * @param adminUrl a database on the same server, as a role that may create databases
 * @returns the new database's address
 */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<string> {
  // The log would hold the whole copy once more: files alone take a third of the time.
  const from = template === undefined ? '' : ` TEMPLATE ${template} STRATEGY FILE_COPY`;
  await runAlone(adminUrl, `CREATE DATABASE ${name}${from}`);
  return databaseNamed(adminUrl, name);
}

/** Removes a database and ends every connection to it; the server's own vacuum there is waited for. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  for (let left = 300; ; left -= 1) {
    try {
      return await runAlone(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    } catch (error) {
      if ((error as { code?: unknown }).code !== insufficientPrivilege || left === 0) throw error;
      await pause(100);
    }
  }
}

/** What a role is told that is no superuser, and so may not end the server's own processes. */
const insufficientPrivilege = '42501';

async function runAlone(url: string, statement: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
