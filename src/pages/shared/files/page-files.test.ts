import { expect, it, test } from 'vitest';
import { csvTable } from '../../../platform/csv.ts';
import { requestOf } from '../../testing/requests.fixture.ts';
import { fileAddress, splitFormat } from './page-files.ts';

test.each([
  ['/events.ics', '/events', 'ics'],
  ['/fr-fr/publications.atom', '/fr-fr/publications', 'atom'],
  ['/events', '/events', null],
  ['/events.pdf', '/events.pdf', null],
  ['/.atom', '/.atom', null],
  ['/a.atom/b', '/a.atom/b', null],
])('%s is the page %s as %s', (address, pathname, format) => {
  expect(splitFormat(address)).toEqual({ pathname, format });
});

it('keeps the filters of a list, and leaves out which part of it is shown', () => {
  const request = requestOf('publications-list', '/publications', {
    search: 'kind=guide&page=2',
    locale: 'fr-fr',
  });
  expect(fileAddress(request, 'atom')).toBe('/fr-fr/publications.atom?kind=guide');
});

it('writes tables that a spreadsheet opens without running what they say', () => {
  expect(csvTable(['Title', 'Value'], [['Sale, in "two" parts', '=1+1']])).toBe(
    '\uFEFFTitle,Value\r\n"Sale, in ""two"" parts",\'=1+1\r\n',
  );
});
