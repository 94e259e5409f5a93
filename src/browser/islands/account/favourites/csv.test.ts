import { expect, test } from 'vitest';
import { account as accountTexts } from '../../../../i18n/compiled/account/en.gen.ts';
import { csvOf } from './csv.ts';
import type { Favourite } from './load-favourites.ts';

const favourite: Favourite = {
  recordId: 'pu1',
  title: 'Law, "as at" today',
  type: 'publication',
  kind: 'Publication',
  url: '/publications/pu1/law',
  savedAt: '2026-11-20T09:00:00.000Z',
  note: '',
  state: 'UPDATED',
  updatedAt: '2026-11-21T09:00:00.000Z',
  record: { locale: 'en', followedAs: 'RECORD' },
};
const linesOf = (...favourites: Favourite[]) =>
  csvOf(favourites, accountTexts.favourites, 'https://firm.example').split('\r\n');

test('a table of favourites has a line for each, with its whole address and how it stands', () => {
  expect(linesOf(favourite)).toEqual([
    '\ufeffTitle,Kind,Address,Saved,State,Note',
    '"Law, ""as at"" today",Publication,https://firm.example/publications/pu1/law,2026-11-20,Updated,',
    '',
  ]);
});

test('a page that was taken off the site has no address', () => {
  expect(linesOf({ ...favourite, title: 'Gone', url: null, state: 'WITHDRAWN' })[1]).toBe(
    'Gone,Publication,,2026-11-20,Withdrawn,',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('a note like %s is no formula in a spreadsheet', (note) => {
  expect(linesOf({ ...favourite, title: 'A', note })[1]).toContain(`Updated,'${note}`);
});

test('a note of several lines stays one field', () => {
  expect(linesOf({ ...favourite, title: 'A', note: 'one\ntwo' })[1]).toBe(
    'A,Publication,https://firm.example/publications/pu1/law,2026-11-20,Updated,"one\ntwo"',
  );
});
