import { expect, it } from 'vitest';
import { siteLocales } from '../../i18n/locales.ts';
import { choiceLabel, choiceOptions } from './choices.ts';
import { contentType } from './define.ts';
import { choice, type Fields } from './fields.ts';
import { contentTypeNames, declarationOf, typeLabel } from './index.ts';
import type { Labels } from './labels.ts';

const labelsOf = (fields: Fields): Labels[] =>
  Object.values(fields).flatMap((field) => {
    if (field.kind === 'group' || field.kind === 'list') return labelsOf(field.fields);
    return field.kind === 'choice' && field.labels ? Object.values(field.labels) : [];
  });
const declared = contentTypeNames.map(declarationOf);
const all = declared.flatMap(({ label, fields }) => [label, ...labelsOf(fields)]);

it('no label is empty or glued from parts', () => {
  const texts = all.flatMap((labels) => Object.values<string | undefined>(labels));
  expect(texts.filter((text) => !text?.trim() || /[{}/]/.test(text))).toEqual([]);
});

it('labels keep the punctuation of their language', () => {
  expect(all.filter(({ fr }) => /[^\u202f][;:!?»]|«[^\u202f]/.test(fr))).toEqual([]);
  const latin = /\p{Script=Han}\s*[,;:!?()]|[,;:!?(]\s*\p{Script=Han}/u;
  expect(all.filter(({ zh }) => latin.test(zh))).toEqual([]);
});

it('labels choices as GraphQL names them, and refuses unknown ones', () => {
  expect(choiceLabel('person.grade', 'SENIOR_ASSOCIATE', 'en')).toBe('Senior associate');
  expect(choiceLabel('person.languages.level', 'NATIVE', 'fr-fr')).toBe('langue maternelle');
  expect(choiceLabel('navigatorCell.legalStatus', 'ADOPTED_NOT_YET_IN_FORCE', 'zh-cn')).toBe(
    '已通过，尚未生效',
  );
  expect(() => choiceLabel('person.grade', 'KING', 'en')).toThrow(RangeError);
});

it('offers the values of a choice in the order of their declaration', () => {
  expect(choiceOptions('publication.standing', 'en').map(({ value }) => value)).toEqual([
    'current',
    'superseded',
    'archived',
  ]);
});

it('reads in English where a language of graduate pages has no label', () => {
  expect(choiceLabel('event.standing', 'CANCELLED', 'de-de')).toBe('Abgesagt');
  expect(choiceLabel('event.kind', 'SEMINAR', 'de-de')).toBe('Seminar');
  expect(typeLabel('office', 'nl-nl')).toBe('Office');
});

it('calls a type by its own name once nothing declares it any more', () => {
  expect(siteLocales.map((locale) => typeLabel('news', locale))).toEqual(['News', 'Actualité', '新闻']);
  expect(typeLabel('circular', 'en')).toBe('circular');
});

it('does not compile without a language of the site, nor with one alone of graduate pages', () => {
  const rest = { name: 'circular', plural: 'circulars', order: 'title', fields: {} } as const;
  // @ts-expect-error Chinese is missing.
  contentType({ ...rest, label: { en: 'Circular', fr: 'Circulaire' } });
  // @ts-expect-error French is missing.
  choice({ draft: { en: 'Draft', zh: '草案' } });
  // @ts-expect-error Dutch is missing where German is there.
  choice({ draft: { en: 'Draft', fr: 'Projet', zh: '草案', de: 'Entwurf' } });
});
