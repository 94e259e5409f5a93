/**
 * A process of its own that finds whom changes concern and sends their mails, as `npm run jobs` does: from the moment at
 * which it is told to, until it is killed.
 */
import { flushCompileCache } from 'node:module';
import { connect } from '../platform/db/connect.ts';
import { readSettings } from '../platform/settings/env.ts';
import { startMails } from './mails.ts';

const { databaseUrl, smtpUrl } = JSON.parse(process.argv[2] ?? '{}');
const database = connect(databaseUrl);
const settings = {
  ...readSettings({ DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, MAIL_FROM: 'no-reply@firm.example' }),
  // What is due is sent at once.
  mailsPerMinute: 6_000_000,
};
process.once('message', () => startMails(database, settings, { onError: console.error }));
// Whoever started it is gone.
process.once('disconnect', () => process.exit());
// Connected before it is told to begin.
await database.pool.query('select');
// It will be killed, and those after it are to load faster.
flushCompileCache();
process.send?.('ready');
