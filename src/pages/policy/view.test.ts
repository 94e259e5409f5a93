import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../requests.fixture.ts';
import { entitiesTable } from './entities.ts';
import { type Policy, policyView } from './view.ts';

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

function show(changes: Partial<Policy> = {}) {
  const policy: Policy = {
    ...coreRecord({ type: 'policy', title: 'Cookie policy', path, url: path }),
    parent: null,
    children: [],
    policyVersion: '4.0',
    effectiveFrom: '2026-09-14',
    contact: 'privacy@firm.example',
    entities: [entity],
    ...changes,
  };
  return policyView({ policy }, requestOf('legal-cookie-policy', path))?.props;
}

it('says which version it is, since when, and whom to ask', () => {
  expect(show()?.meta.map(({ values }) => values[0]?.text)).toEqual([
    '4.0',
    '14 September 2026',
    '9 September 2026',
    'privacy@firm.example',
  ]);
});

it('says plainly that earlier versions are not published, where there are versions', () => {
  expect(show()?.sections.map(({ id }) => id)).toEqual(['entities', 'earlier']);
  expect(show({ policyVersion: null, entities: [] })?.sections).toEqual([]);
});

it('leaves out columns in which no entity has anything', () => {
  expect(entitiesTable([entity], 'en')).toMatchObject({
    columns: ['Legal entity', 'Regulator', 'Registration number'],
    rows: [[{ text: 'Fenwarden Lisle LLP' }, {}, { text: 'OC000000 (sample)' }]],
  });
});
