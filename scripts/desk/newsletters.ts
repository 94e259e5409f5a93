/** `npm run newsletters`: issues of newsletters, from a terminal: assembled, edited, tested, scheduled. */
import {
  beginIssue,
  deleteIssue,
  editIssue,
  NotEdited,
  scheduleIssue,
  testIssue,
} from '../../src/account/newsletters/edit-issue.ts';
import { issuesToSend, newslettersToSend } from '../../src/account/newsletters/list-issues.ts';
import { findNewsletter } from '../../src/account/newsletters/read-issue.ts';
import { letterOfIssue } from '../../src/account/newsletters/write-issue.ts';
import { check } from '../../src/forms/check.ts';
import { siteLocales } from '../../src/i18n/locales.ts';
import { connect } from '../../src/platform/db/connect.ts';
import { readSettings } from '../../src/platform/settings/env.ts';
import { say } from '../support/progress.ts';
import { readArguments, Usage } from '../support/read-arguments.ts';
import { runCommand, withDatabase } from '../support/with-database.ts';

const usage = `Usage: npm run newsletters -- list                           newsletters, and their last issues
       npm run newsletters -- assemble NEWSLETTER               a draft of what was published since the last issue
       npm run newsletters -- show NEWSLETTER NUMBER [--language fr-fr]
       npm run newsletters -- edit NEWSLETTER NUMBER [--language fr-fr] [--title TEXT] [--intro TEXT]
                                  [--first ID,ID] [--without ID,ID]
       npm run newsletters -- test NEWSLETTER NUMBER ADDRESS [--language fr-fr]   to this address alone
       npm run newsletters -- schedule NEWSLETTER NUMBER DAY     for the morning of 2026-12-01 where its reader is
       npm run newsletters -- unschedule NEWSLETTER NUMBER       a draft again: it is not sent
       npm run newsletters -- delete NEWSLETTER NUMBER`;
const options = {
  language: { type: 'string' },
  title: { type: 'string' },
  intro: { type: 'string' },
  first: { type: 'string' },
  without: { type: 'string' },
} as const;
const emailRule = { name: 'email', kind: 'email', required: true, max: 254 } as const;

await runCommand(async () => {
  const { positionals, values } = readArguments({ usage, options, count: null });
  const { siteOrigin } = readSettings(process.env);
  const locale = siteLocales.find((one) => one === (values.language ?? 'en'));
  const [act = '', newsletterName = '', numberText = '', last = '', ...more] = positionals;
  if (!locale || more.length > 0) throw new Usage(usage);
  await withDatabase({ alone: false, create: false }, async (url) => {
    const database = connect(url, { max: 1 });
    const db = database.kysely;
    try {
      const now = new Date();
      if (act === 'list' && newsletterName === '') {
        for (const { id, title, cadence, readers } of await newslettersToSend(db))
          say(`${id}  ${title}  ${cadence}  ${readers} readers`);
        for (const { newsletter, number, state, day, texts } of await issuesToSend(db))
          say(`${newsletter} ${number}  ${state}${day ? ` ${day}` : ''}  ${texts} texts`);
        return;
      }
      const found = await findNewsletter(db, newsletterName, 'en');
      if (!found)
        throw newsletterName === ''
          ? new Usage(usage)
          : new NotEdited(`There is no newsletter ${newsletterName}`);
      if (act === 'assemble' && numberText === '') {
        say(`Draft ${await beginIssue(db, found.id, now)} of ${found.title}`);
        return;
      }
      const name = { newsletter: found.id, number: Number(numberText) };
      if (!/^[1-9]\d{0,8}$/.test(numberText)) throw new Usage(usage);
      if (act === 'show' && last === '') {
        const letter = await letterOfIssue(db, siteOrigin, { ...name, locale });
        say(letter ? `${letter.subject}\n\n${letter.text}` : 'There is no such issue, or nothing in it');
      } else if (act === 'edit' && last === '') {
        const ids = (text: string | undefined) => text?.split(',').filter(Boolean);
        const { title, intro } = values;
        await editIssue(db, name, {
          locale,
          title,
          intro,
          first: ids(values.first),
          without: ids(values.without),
        });
        say('Changed');
      } else if (act === 'test' && !check([emailRule], { email: last }).email) {
        await testIssue(db, name, { to: last, locale, siteOrigin });
        say(`On its way to ${last}`);
      } else if (act === 'schedule' && last !== '') {
        await scheduleIssue(db, name, last, now);
        say(`It is sent on the morning of ${last}`);
      } else if (act === 'unschedule' && last === '') {
        await scheduleIssue(db, name, null, now);
        say('It is a draft: it is not sent');
      } else if (act === 'delete' && last === '') {
        await deleteIssue(db, name);
        say('Deleted');
      } else throw new Usage(usage);
    } finally {
      await database.end();
    }
  });
});
