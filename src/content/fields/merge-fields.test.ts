import { expect, test } from 'vitest';
import { declarationOf } from '../types/index.ts';
import { mergeFields, withItemKeys } from './merge-fields.ts';

const person = declarationOf('person').fields;
const marketing = declarationOf('marketingPage').fields;

test('shared fields come from the source and translated ones from the translation, never mixed', () => {
  const source = { title: 'A', summary: 'English', grade: 'partner', offices: ['o'], body: ['english'] };
  expect(mergeFields(person, source, { title: 'B', grade: 'trainee' })).toEqual({
    title: 'B',
    grade: 'partner',
    offices: ['o'],
  });
});

test('groups are merged field by field', () => {
  const merged = mergeFields(
    marketing,
    { action: { label: 'Go', target: 'x' } },
    { action: { label: 'Allez' } },
  );
  expect(merged).toEqual({ action: { label: 'Allez', target: 'x' } });
  expect(mergeFields(marketing, {}, { action: { label: 'Allez' } })).toEqual({});
});

test('items of lists follow the source; those without their required texts, or without a source, are left out', () => {
  const source = {
    admissions: [
      { _key: 'c', jurisdiction: 'Wales', year: 2010 },
      { _key: 'b', jurisdiction: 'France', year: 2005 },
    ],
  };
  const translation = {
    admissions: [
      { _key: 'a', jurisdiction: 'Écosse' },
      { _key: 'b', jurisdiction: 'La France' },
    ],
  };
  expect(mergeFields(person, source, translation)).toEqual({
    admissions: [{ _key: 'b', jurisdiction: 'La France', year: 2005 }],
  });
});

test('a translation takes the keys of its source; a source keeps its own and never uses one again', () => {
  const item = { jurisdiction: 'X', year: 1 };
  const source = withItemKeys(person, { admissions: [item, item] });
  const keys = (values: Record<string, unknown>) =>
    (values.admissions as { _key: string }[]).map(({ _key }) => _key);
  expect(new Set(keys(source)).size).toBe(2);
  expect(
    keys(withItemKeys(person, { admissions: [{ jurisdiction: 'Y' }, { jurisdiction: 'Z' }] }, source)),
  ).toEqual(keys(source));
  const [, second] = source.admissions as object[];
  const changed = withItemKeys(person, { admissions: [item, second] }, source);
  expect(keys(changed)[1]).toBe(keys(source)[1]);
  expect(keys(source)).not.toContain(keys(changed)[0]);
});
