import { expect, it } from 'vitest';
import { sideTreeOf } from './side-tree.ts';

const entry = (id: string, depth: number) =>
  ({ id, locale: 'en', title: id, url: `/about-us/${id}`, depth }) as const;

it('shows a page among its neighbours and below its ancestors, itself marked', () => {
  const sideTree = [
    entry('about', 0),
    entry('story', 1),
    entry('governance', 1),
    entry('r1', 2),
    entry('below', 3),
    { ...entry('r2', 2), url: null },
  ];
  const side = sideTreeOf({ id: 'r1', sideTree }, 'en');
  expect(side).toMatchObject({
    heading: 'about',
    links: [
      { text: 'story', current: false, children: [] },
      {
        text: 'governance',
        current: false,
        children: [{ text: 'r1', current: true, children: [{ text: 'below' }] }],
      },
    ],
  });
  expect(side?.links[1]?.children).toHaveLength(1);
});
