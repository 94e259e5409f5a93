declare module 'pg/lib/utils.js' {
  const utils: {
    /** A value as PostgreSQL reads it as text. */
    readonly prepareValue: (value: unknown) => unknown;
  };
  export = utils;
}
