/** What a program says when the disk is full, in the words of the kernel, of Node and of PostgreSQL. */
const DISK_FULL = /\bENOSPC\b|\bENOSPACE\b|No space left on device|disk full|database or disk is full/i;
const QUOTA = /\bEDQUOT\b|Disk quota exceeded/i;

/** What an operator can do about it, by PostgreSQL's SQLSTATE or the system's code. */
const REMEDIES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nobody listens there: is the server running, and is the address right?',
  ECONNRESET:
    'The connection was cut while it was in use. Try again; when it stays so, look at the server’s log.',
  EPIPE: 'The connection was cut while it was in use. Try again; when it stays so, look at the server’s log.',
  ENOTFOUND: 'There is no such host: is the name spelt rightly, and does this machine’s resolver know it?',
  EAI_AGAIN: 'The name could not be looked up: is this machine’s resolver reachable?',
  ETIMEDOUT: 'Nobody answered in time: a firewall may stand between.',
  EHOSTUNREACH: 'There is no way to that host from this machine.',
  ENETUNREACH: 'There is no way to that network from this machine.',
  EACCES: 'This user may not do that: look at the owner and the mode of the file and of its directories.',
  EPERM: 'This user may not do that: look at the owner and the mode of the file and of its directories.',
  EROFS: 'That file system is read-only.',
  ENOENT: 'There is no such file or directory.',
  EISDIR: 'A directory stands where a file is expected.',
  EMFILE: 'This process may open no more files: raise the limit (ulimit -n).',
  '28P01': 'The database does not take that password: look at DATABASE_URL.',
  '28000': 'The database does not let that role in: look at DATABASE_URL, and at the server’s pg_hba.conf.',
  '3D000': 'Make it, in UTF-8, with the role of DATABASE_URL as its owner.',
  '42501': 'The role of DATABASE_URL has not the right to do that: it has to own the database.',
  '53300': 'The database takes no more connections: raise its max_connections, or run fewer processes.',
  '57P01': 'The database ended the connection, as when it is shut down. Try again once it is there.',
  '57P03': 'The database is starting or stopping. Try again in a moment.',
  '25006': 'That database server is a read-only replica: DATABASE_URL has to lead to the primary.',
};

type Failure = { readonly code?: unknown; readonly errors?: readonly unknown[]; readonly cause?: unknown };

/**
 * What went wrong, and what to do about it where that is known, as a person can read it: without a stack.
 *
 * @param error whatever was thrown
 */
export function plainWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Of several addresses of one host each was tried; what they say is the same.
  const tried = (error as Failure).errors?.[0];
  if (error.message === '' && tried !== undefined) return plainWords(tried);
  const said = error.message || error.name;
  if (isDiskFull(error)) {
    // A program that fails for want of room says much else before and after.
    const line = said.split('\n').find((each) => DISK_FULL.test(each)) ?? said;
    return `The disk is full: ${line}\nMake room and try again; what was half done is undone, or done again then.`;
  }
  const remedy = REMEDIES[codeOf(error)];
  return remedy === undefined ? said : `${said}\n${remedy}`;
}

/** Whether there was no room for what was to be written: 53100 is PostgreSQL’s `disk_full`. */
function isDiskFull(error: Error): boolean {
  if (
    codeOf(error) === '53100' ||
    codeOf(error) === 'ENOSPC' ||
    DISK_FULL.test(error.message) ||
    QUOTA.test(error.message)
  )
    return true;
  return error.cause instanceof Error && isDiskFull(error.cause);
}

function codeOf(error: Error): string {
  const { code, cause } = error as Failure;
  if (typeof code === 'string' && code !== '') return code;
  return cause instanceof Error ? codeOf(cause) : '';
}
