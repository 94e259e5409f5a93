import { expect, it } from 'vitest';
import { routes } from '../routing/routes.ts';
import { pageFor } from './registry.ts';

it('every row of the route table has a page, and one that shows a record asks for it', () => {
  for (const route of routes) {
    const page = pageFor(route);
    expect(page.Page).toBeTypeOf('function');
    if (route.shows.by !== 'nothing' && route.area !== 'search')
      expect([route.name, page.query]).not.toContain(undefined);
  }
});

it('pages of the signed-in area ask for nothing: what is private never comes into HTML', () => {
  for (const route of routes.filter(({ kind }) => kind === 'auth'))
    expect(pageFor(route).query).toBeUndefined();
});
