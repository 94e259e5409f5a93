import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Art } from './Art.tsx';

test('a picture has its size, no words, and is loaded when it is near', () => {
  const html = renderToStaticMarkup(<Art kind="card" seed="pub101" />);
  expect(html).toContain('src="/art/v2/card/pub101.svg" width="480" height="240" alt="" loading="lazy"');
});

test('pictures at the head of a page are loaded at once', () => {
  expect(renderToStaticMarkup(<Art kind="lead" seed="pub101" />)).not.toContain('loading');
  expect(renderToStaticMarkup(<Art kind="lead" seed="pub101" eager={false} />)).toContain('loading="lazy"');
  expect(renderToStaticMarkup(<Art kind="card" seed="pub101" eager />)).not.toContain('loading');
});

test('a portrait bears its letters, and a picture on a deep panel its dark colours', () => {
  const html = renderToStaticMarkup(<Art kind="plate" seed="pe101" mark="韩" alt="韩莱娜" on="deep" />);
  expect(html).toContain('src="/art/v2/plate/pe101-%E9%9F%A9.svg#dark"');
  expect(html).toContain('alt="韩莱娜"');
});
