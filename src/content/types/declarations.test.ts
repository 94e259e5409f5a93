import { expect, it } from 'vitest';
import { contentTypeNames, declarationOf, isContentTypeName, typesIn, typesWhere } from './index.ts';
import { mixedLists, searchTabs } from './places-in-lists.ts';

it('names types, parents and fields that are declared', () => {
  for (const name of contentTypeNames) {
    const { name: own, parents, fields, orderBy, search, gate } = declarationOf(name);
    expect(own).toBe(name);
    for (const parent of parents) expect([null, ...contentTypeNames]).toContain(parent);
    const explainedBy = typeof gate?.explainedBy === 'object' ? gate.explainedBy.field : undefined;
    for (const field of [orderBy, search?.subtitle, explainedBy])
      if (field !== undefined) expect(Object.keys(fields)).toContain(field);
    for (const field of Object.values(fields))
      if (field.kind === 'link' || field.kind === 'links')
        expect([name, field.to.filter((to) => !isContentTypeName(to))]).toEqual([name, []]);
  }
});

it('shows on a tab of the search, in a list and as news only what has a page', () => {
  const withoutPage = typesWhere(
    ({ address, search }) => address === undefined && search?.shownOn === undefined,
  );
  const shown = typesWhere(({ search, lists, countsAsNews }) => Boolean(search || lists || countsAsNews));
  expect(shown.filter((name) => withoutPage.includes(name))).toEqual([]);
});

it('leaves no tab of the search and no list empty', () => {
  for (const tab of searchTabs) expect(typesWhere(({ search }) => search?.tab === tab)).not.toEqual([]);
  for (const list of mixedLists) expect(typesIn(list)).not.toEqual([]);
});

it('lets readers follow people for what they make, and subjects for what is about them', () => {
  expect(typesWhere(({ followedAs }) => followedAs === 'author')).toEqual(['person']);
  const topics = ['jurisdiction', 'navigatorService', 'sector', 'service', 'topic'];
  expect(typesWhere(({ followedAs }) => followedAs === 'topic').sort()).toEqual(topics);
});
