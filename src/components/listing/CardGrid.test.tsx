import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardGrid } from './CardGrid.tsx';

const cards = ['one', 'two', 'three'].map((id) => ({ id, art: id, title: id, url: `/${id}` }));

/** Which of the drawings are loaded only when they are scrolled to. */
function lazy(isFirst?: boolean): boolean[] {
  const html = renderToStaticMarkup(<CardGrid cards={cards} level={2} {...(isFirst && { isFirst })} />);
  return [...html.matchAll(/<img[^>]*>/g)].map(([image]) => image.includes('loading="lazy"'));
}

test('no drawing is filled as one of the cards right above the grid', () => {
  const family = (html: string) => /\/card\/[^.]+\.(?<family>\d+)\./.exec(html)?.groups?.family;
  const alone = renderToStaticMarkup(<CardGrid cards={cards.slice(0, 1)} level={2} />);
  const below = renderToStaticMarkup(
    <CardGrid cards={cards.slice(0, 1)} above={cards.slice(0, 1)} level={2} />,
  );
  expect(family(alone)).toBeDefined();
  expect(family(below)).not.toBe(family(alone));
});

test('the first drawing of the first grid on a page is loaded at once, the others when they are scrolled to', () => {
  expect(lazy(true)).toEqual([false, true, true]);
  expect(lazy()).toEqual([true, true, true]);
});
