import { type GraphQLEnumType, type GraphQLObjectType, type GraphQLType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { contentTypeNames, declarationOf } from '../../content/types/index.ts';
import { typeNameOf } from '../../content/types/names.ts';
import { buildSchema, printedSchema } from './index.ts';

const schema = buildSchema();
const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;
const fieldOf = (type: string, field: string) =>
  String(typeOf(type).getFields()[field]?.type satisfies GraphQLType | undefined);

describe('the schema', () => {
  test.each(contentTypeNames)(
    'has an object type with every declared field, a record and a list for %s',
    (name) => {
      const { fields, plural } = declarationOf(name);
      const type = typeOf(typeNameOf(name));
      expect(isObjectType(type) && type.getInterfaces().map(String)).toEqual(['Record']);
      expect(Object.keys(type.getFields())).toEqual(expect.arrayContaining(Object.keys(fields)));
      const queries = schema.getQueryType()?.getFields() ?? {};
      expect(String(queries[name]?.type)).toBe(typeNameOf(name));
      expect(String(queries[plural]?.type)).toBe(`${typeNameOf(name)}Connection!`);
      const filters = Object.keys(fields).filter((field) => fields[field]?.filter);
      const filter = queries[plural]?.args.find((arg) => arg.name === 'filter');
      expect(filter !== undefined).toBe(filters.length > 0);
    },
  );

  test('gives a link to one type that type, and any other the interface', () => {
    expect(fieldOf('Person', 'offices')).toBe('[Office!]!');
    expect(fieldOf('PersonLeave', 'contact')).toBe('Person');
    expect(fieldOf('Publication', 'related')).toBe('[Record!]!');
    expect(fieldOf('Home', 'featured')).toBe('[Record!]!');
  });

  test('makes what is required non-null, and a link never: its target may not be live', () => {
    expect(fieldOf('Person', 'familyName')).toBe('String!');
    expect(fieldOf('Person', 'email')).toBe('String');
    expect(fieldOf('Office', 'location')).toBe('Location');
  });

  test('names groups, lists and choices after their owner', () => {
    expect(fieldOf('Person', 'languages')).toBe('[PersonLanguages!]!');
    expect(fieldOf('PersonLanguages', 'level')).toBe('PersonLanguagesLevel!');
    const grade = schema.getType('PersonGrade') as GraphQLEnumType;
    expect(grade.getValue('SENIOR_ASSOCIATE')?.value).toBe('senior-associate');
  });

  test('prints itself, sorted, the same each time', () => {
    expect(printedSchema()).toBe(printedSchema());
    expect(printedSchema()).toContain('type Person implements Record {');
  });
});
