import { type GraphQLInterfaceType, type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personFields, published, publishedOffice } from '../content/testing/published.fixture.ts';
import { baseFields } from '../content/types/define.ts';
import { declarationOf } from '../content/types/index.ts';
import { buildSchema } from './content/index.ts';
import { fieldsOfLinks } from './content/requested-fields.ts';
import { type RunningGraphql, startGraphql } from './endpoint/graphql.fixture.ts';

let server: RunningGraphql;
beforeAll(async () => {
  server = await startGraphql();
  const { kysely } = server.database;
  const service = { type: 'service', fields: { title: 'Law' } } as const;
  await published(kysely, { ...service, id: 'service-all', slug: 'all' });
  for (const id of ['service-tax', 'service-trade'])
    await published(kysely, { ...service, id, slug: id, parentId: 'service-all' });
  await publishedOffice(kysely);
  const fields = personFields('Helena', 'Okafor');
  await published(kysely, { type: 'person', id: 'pe101', slug: 'okafor', fields });
});
afterAll(() => server.stop());

test('records that are shown as links alone have all that a link may be asked for', async () => {
  const fields = (buildSchema().getType('Record') as GraphQLInterfaceType).getFields();
  const link = [...fieldsOfLinks].map((name) => {
    const { [name]: field } = fields;
    const needs = name === 'linkedFrom' ? '(types: ["service"])' : '';
    return !field || isLeafType(getNamedType(field.type)) ? name : `${name}${needs} { __typename }`;
  });
  const query = `query Links { services(locale: "fr-fr", first: 2) { nodes { ...Link } }
    service(id: "service-all", locale: "fr-fr") { children(first: 2) { ...Link } }
    location(id: "location-uk", locale: "fr-fr") { linkedFrom(types: ["office"]) { ...Link } } }
    fragment Link on Record { ${link.join(' ')} }`;
  const { data, errors } = await (await server.post({ query })).json();
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    services: { nodes: [{ title: 'Law' }, { title: 'Law' }] },
    service: { children: [{ title: 'Law' }, { title: 'Law' }] },
    location: { linkedFrom: [{ title: 'Londres' }] },
  });
});

test('a list that is asked for one field of its records says the same of it as one that is asked for more', async () => {
  const fields = (buildSchema().getType('Person') as GraphQLObjectType).getFields();
  const own = Object.keys(declarationOf('person').fields).filter((name) => !Object.hasOwn(baseFields, name));
  const lists = own.map((name) => {
    const { [name]: field } = fields;
    const asked = !field || isLeafType(getNamedType(field.type)) ? name : `${name} { __typename }`;
    return [
      `${name}: people(locale: "en") { nodes { value: ${asked} } }`,
      `${name}_more: people(locale: "en") { nodes { value: ${asked} summary } }`,
    ];
  });
  const said = new Map<string, unknown>();
  for (const two of lists) {
    const { data, errors } = await (await server.post({ query: `{ ${two.join(' ')} }` })).json();
    expect(errors).toBeUndefined();
    for (const [name, { nodes }] of Object.entries<{ nodes: { value: unknown }[] }>(data))
      said.set(name, nodes[0]?.value);
  }
  expect(said.get('familyName')).toBe('Okafor');
  for (const name of own) expect([name, said.get(name)]).toEqual([name, said.get(`${name}_more`)]);
});
