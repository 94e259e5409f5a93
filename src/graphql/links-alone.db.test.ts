import { type GraphQLInterfaceType, getNamedType, isLeafType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { published, publishedOffice } from '../content/testing/published.fixture.ts';
import { fieldsOfLinks } from './content/asked-fields.ts';
import { buildSchema } from './content/index.ts';
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
