import { expect, it } from 'vitest';
import { sideTreeOf } from './side-tree.ts';

const neighbour = (id: string) =>
  ({ id, type: 'page', locale: 'en', title: id, url: `/about-us/${id}` }) as const;

it('shows a page among its neighbours and below its ancestors, itself marked', () => {
  const area = { ...neighbour('about'), children: [neighbour('story'), neighbour('governance')] };
  const above = {
    ...neighbour('governance'),
    children: [neighbour('r1'), { ...neighbour('r2'), url: null }],
  };
  const side = sideTreeOf(
    { ...neighbour('r1'), parent: { ...above, parent: area }, children: [neighbour('below')] },
    'en',
  );
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
