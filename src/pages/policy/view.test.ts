import { expect, it } from 'vitest';
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import { coreRecord, requestOf } from '../requests.fixture.ts';
import { entitiesTable } from './entities.ts';
import type { WholePolicyFragment } from './query.gen.ts';
import { storedItems } from './stored-items.ts';
import { policyView } from './view.ts';

const path = '/legal-and-regulatory-information/cookie-policy';
const entity = {
  id: 'e1',
  locale: 'en',
  title: 'Fenwarden Lisle LLP',
  regulator: 'Solicitors Regulation Authority (sample)',
  registrationNumber: 'OC000000 (sample)',
  vatNumber: null,
  jurisdiction: null,
} as const;

const body = fromMarkdown('## Counting\n\nWe count from the log alone.').blocks;
const before = {
  version: '3.0',
  effectiveFrom: '2025-03-03',
  changes: 'Asks before it counts.',
  paragraphs: ['## Counting', 'We count from the log and from a cookie.'],
};

function show(changes: Partial<WholePolicyFragment> = {}, search = '') {
  const policy: WholePolicyFragment = {
    ...coreRecord({ type: 'policy', title: 'Cookie policy', path, url: path }),
    sideTree: [],
    children: [],
    policyVersion: '4.0',
    effectiveFrom: '2026-09-14',
    contact: 'privacy@firm.example',
    owner: 'Data protection officer',
    changes: 'Removes the cookie.',
    earlier: [before],
    body,
    entities: [entity],
    ...changes,
  };
  return policyView({ policy }, requestOf('legal-cookie-policy', path, { search }))?.props;
}

it('says which version it is, since when, who is responsible and whom to ask', () => {
  expect(show()?.meta.map(({ values }) => values[0]?.text)).toEqual([
    '4.0',
    '14 September 2026',
    '9 September 2026',
    'Data protection officer',
    'privacy@firm.example',
  ]);
});

it('lists every version with what it changed, and leads from earlier ones to the differences', () => {
  expect(show()?.versions).toMatchObject([
    {
      version: 'Version 4.0',
      since: { text: 'in effect from 14 September 2026' },
      changes: { text: 'Removes the cookie.' },
    },
    {
      version: 'Version 3.0',
      since: { text: 'in effect from 3 March 2025' },
      link: { text: 'Compare 3.0 with 4.0', url: `${path}?compare=3.0#compared` },
    },
  ]);
  expect(show({ earlier: [] })?.versions).toEqual([]);
});

it('shows the differences from the version that is asked for, instead of the text', () => {
  const shown = show({}, 'compare=3.0');
  expect(shown?.comparison).toMatchObject({ heading: 'Version 3.0 compared with 4.0', leave: { url: path } });
  expect(shown?.comparison?.counts).toBe('Paragraphs changed: 1. New: 0. Gone: 0.');
  expect(shown?.contents).toEqual([]);
});

it('shows the text itself when there is no such version', () => {
  expect(show({}, 'compare=9.9')?.comparison).toBeNull();
  expect(show({}, 'compare=9.9')?.contents).toHaveLength(1);
});

it('lists on the cookie policy whatever the site keeps in a browser', () => {
  const stored = show()?.sections.find(({ id }) => id === 'stored');
  expect(stored).toMatchObject({ rows: storedItems.map(({ name }) => [{ text: name }, {}, {}, {}]) });
});

it('leaves out columns in which no entity has anything', () => {
  expect(entitiesTable([entity], 'en')).toMatchObject({
    columns: ['Legal entity', 'Regulator', 'Registration number'],
    rows: [[{ text: 'Fenwarden Lisle LLP' }, {}, { text: 'OC000000 (sample)' }]],
  });
});
