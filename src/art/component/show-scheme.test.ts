import { afterEach, expect, test, vi } from 'vitest';
import { showScheme } from './show-scheme.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page of pictures with these addresses, as far as the function looks at it. */
function pageOf(...addresses: string[]) {
  const images = addresses.map((src) => ({ src }));
  const querySelectorAll = vi.fn((_: string) => images);
  const page = { querySelectorAll } as unknown as ParentNode;
  return { page, images, querySelectorAll };
}

test('in WebKit pictures are told the scheme, again and again, except those on a deep panel', () => {
  vi.stubGlobal('GestureEvent', class {});
  const { page, images, querySelectorAll } = pageOf('/art/v2/card/a.svg');
  showScheme('dark', page);
  expect(images).toEqual([{ src: '/art/v2/card/a.svg#dark' }]);
  showScheme('light', page);
  expect(images).toEqual([{ src: '/art/v2/card/a.svg#light' }]);
  expect(querySelectorAll).toHaveBeenCalledWith('img[src*="/art/"]:not(.deep *)');
});

test('elsewhere pictures know it, and are left alone', () => {
  const { page, images } = pageOf('/art/v2/card/a.svg');
  showScheme('dark', page);
  expect(images).toEqual([{ src: '/art/v2/card/a.svg' }]);
});
