import pg from 'pg';

/**
 * One connection to PostgreSQL, which never tells the password to whoever is at the other end: it proves that it knows
 * it (SCRAM), or sends it over TLS. A server that asks for it as it is, or for its MD5, is left.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    if (this.ssl) return;
    const leave = () => this.connection.stream.destroy(new UnprotectedPassword());
    // Heard before the library hears it, which then finds that nothing can be sent any more.
    this.connection.once('authenticationCleartextPassword', leave);
    this.connection.once('authenticationMD5Password', leave);
  }
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
