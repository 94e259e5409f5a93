/** What the software keeps, the privacy notice says, for as long as it is kept; and no other text says otherwise. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { keptDays } from '../../src/content/types/kept-days.ts';
import { formatPeriod } from '../../src/i18n/format.ts';
import { siteLocales } from '../../src/i18n/locales.ts';
import { messagesFor } from '../../src/i18n/messages.ts';

test.each(siteLocales)(
  'the privacy notice in %s names the period of all that is kept, by reference',
  async (locale) => {
    const notice = await readFile(`seed/policy/policy-data-privacy.${locale}.md`, 'utf8');
    const body = notice.split('---\n').at(-1) ?? '';
    const named = [...body.matchAll(/\{\{kept:(\w+)\}\}/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(keptDays).sort());
    for (const row of body.split('\n').filter((line) => line.includes('{{kept:')))
      expect(row).not.toMatch(/\d+ ?(?:day|month|year|jour|mois|ans|天|个月|年)/);
  },
);

test.each(siteLocales)('what forms, mails and the account say in %s of a period is that period', (locale) => {
  const { account, contact, mails } = messagesFor(locale);
  const { draft } = contact.forms;
  const said = [
    ['draft', draft.saveText],
    ['draft', draft.overText],
    ['draft', mails.applicationDraft.holds],
    ['unconfirmed', mails.confirmNewsletters.holds],
    ['unconfirmed', mails.moveConfirm.holds],
    ['unconfirmed', mails.move.asked],
    ['unconfirmed', mails.move.overText],
    ['addressChange', mails.moveTold.holds],
    ['addressChange', mails.move.text],
    ['addressChange', mails.move.overText],
    ['account', account.profile.eraseText],
    ['account', account.profile.eraseSure],
  ] as const;
  const unspaced = (text: string) => text.replaceAll(/\s/g, '');
  for (const [kept, text] of said)
    expect(unspaced(text)).toContain(unspaced(formatPeriod(keptDays[kept], locale)));
});
