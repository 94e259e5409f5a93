import { describe, expect, test } from 'vitest';
import { siteForFile } from '../testing/for-file.ts';

const site = siteForFile();
const row = await site.database.kysely
  .selectFrom('live')
  .select(['record_id', 'path'])
  .where('type', '=', 'person')
  .where('locale', '=', 'en')
  .orderBy('record_id')
  .executeTakeFirstOrThrow();
const person = { id: row.record_id, path: row.path ?? '' };

describe('an address that is not quite right leads on by one permanent redirect', () => {
  test.each([
    ['/people/', '/people'],
    ['/PEOPLE', '/people'],
    ['//people//', '/people'],
    ['/en/people', '/people'],
    ['/FR-FR/People/', '/fr-fr/people'],
    ['/en-sg/people', '/people'],
    ['/nl-nl', '/nl-nl/graduates'],
    ['/careers/success-stories', '/careers/sucess-stories'],
    ['/sector/energy', '/sectors/sector/energy'],
    ['/service/tax/indirect-tax', '/services/service/tax/indirect-tax'],
    ['/people/?office=office-london', '/people?office=office-london'],
    ['/People/PE101/wrong/?from=mail', '/people/pe101/helena-okafor?from=mail'],
    ['/FR-FR/people/pe101/wrong', '/fr-fr/people/pe101/helena-okafor'],
  ])('%s → %s', async (from, to) => {
    const response = await site.get(from);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(to);
    expect((await site.get(to)).status).toBe(200);
  });

  test('a right id with a wrong slug', async () => {
    const response = await site.get(`/people/${person.id}/somebody-else`);
    expect([response.status, response.headers.get('location')]).toEqual([308, person.path]);
  });

  test('with the query of whoever asks, when many ask at once', async () => {
    const queries = Array.from({ length: 8 }, (_, at) => `?reader=${at}`);
    const answers = await Promise.all(
      queries.map((query) => site.get(`/people/${person.id}/somebody-else${query}`)),
    );
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(
      queries.map((query) => person.path + query),
    );
  });
});

describe('an address that is wrong is refused in words', () => {
  test('unknown: a 404 page in the right language, with a search box that holds the words of the address', async () => {
    const response = await site.get('/fr-fr/publications/pu999/resilience-operationnelle');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('<html lang="fr-FR"');
    expect(html).toMatch(/<input[^>]+value="resilience operationnelle"/);
  });

  test('unknown, but near to something: the page names it', async () => {
    const html = await (await site.get(`/people/zz999/${person.path.split('/').at(-1)}`)).text();
    expect(html).toContain(`href="${person.path}"`);
  });

  test.each([
    ['GET', '/%zz', 400],
    ['GET', '/%e0%a4%a', 400],
    ['GET', `/${'a'.repeat(3_000)}`, 414],
    ['GET', `/${'a'.repeat(20_000)}`, 431],
    ['GET', '/no-such-page', 404],
    ['GET', '/people?page=500', 404],
    ['POST', '/people', 405],
    ['DELETE', '/', 405],
  ])('%s %s → %i', async (method, path, status) => {
    const response = await site.get(path, { method });
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).not.toMatch(/\bat .+:\d+:\d+|node_modules|SELECT /);
    if (status === 405) expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test('malformed: in the language of the first segment', async () => {
    expect(await (await site.get('/fr-fr/%zz')).text()).toContain('<html lang="fr-FR"');
  });

  test('HEAD answers like GET, without a body', async () => {
    const [head, get] = [await site.get('/people', { method: 'HEAD' }), await site.get('/people')];
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect(await head.text()).toBe('');
  });
});
