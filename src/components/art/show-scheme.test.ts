import { afterEach, expect, test, vi } from 'vitest';
import { showScheme } from './show-scheme.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page of pictures with these addresses, as far as the function looks at it. */
function pageOf(...addresses: string[]) {
  const images = addresses.map((address) => {
    let src = address;
    return {
      dataset: {} as Record<string, string>,
      getAttribute: () => src,
      setAttribute: (_: string, value: string) => {
        src = value;
      },
    };
  });
  const page = { querySelectorAll: () => images } as unknown as ParentNode;
  return { page, addresses: () => images.map((image) => image.getAttribute()) };
}

test('in WebKit pictures are told the scheme, again and again, except those on a deep panel', () => {
  vi.stubGlobal('GestureEvent', class {});
  const { page, addresses } = pageOf('/art/v1/card/a.svg', '/art/v1/rosette/b.svg#dark');
  showScheme('dark', page);
  expect(addresses()).toEqual(['/art/v1/card/a.svg#dark', '/art/v1/rosette/b.svg#dark']);
  showScheme('light', page);
  expect(addresses()).toEqual(['/art/v1/card/a.svg#light', '/art/v1/rosette/b.svg#dark']);
});

test('elsewhere pictures know it, and are left alone', () => {
  const { page, addresses } = pageOf('/art/v1/card/a.svg');
  showScheme('dark', page);
  expect(addresses()).toEqual(['/art/v1/card/a.svg']);
});
