import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { renderHead } from '../../pages/document/document-head.ts';
import { assetsOf } from '../../platform/assets/assets.ts';
import { openGraphImage } from './address.ts';

const origin = 'https://www.example.com';
const manifest: Manifest = {
  'src/styles/fonts/a.woff2': { file: 'assets/a-1.woff2', src: 'src/styles/fonts/a.woff2' },
  'src/styles/site.ts': {
    file: 'assets/site.js',
    css: ['assets/s.css'],
    assets: ['assets/a-1.woff2', 'assets/b-2.woff2'],
  },
};

test('a page names the picture it is shared with, in full and with its size', () => {
  const image = openGraphImage({ id: 'pub101', locale: 'fr-fr', title: 'L’« accord »' });
  const head = renderHead({
    head: { title: 'x', image },
    locale: 'fr-fr',
    origin,
    assets: assetsOf({ manifest: {} }),
  });
  expect(head).toContain(`<meta property="og:image" content="${origin}/og/v1/fr-fr/pub101.png?t=`);
  expect(head).toContain('<meta property="og:image:width" content="1200">');
  expect(head).toContain('<meta property="og:image:height" content="630">');
  expect(head).toContain('<meta property="og:image:alt" content="L’« accord »">');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('another title is another address', () => {
  const path = (title: string) => openGraphImage({ id: 'pub101', locale: 'en', title }).path;
  expect(path('One')).not.toBe(path('Two'));
  expect(path('One')).toBe(path('One'));
});

test('both fonts are wanted before the style sheet is read, each once', () => {
  const head = renderHead({ head: { title: 'x' }, locale: 'en', origin, assets: assetsOf({ manifest }) });
  expect(head.match(/<link rel="preload"[^>]*>/g)).toEqual(
    ['a-1', 'b-2'].map(
      (name) => `<link rel="preload" href="/assets/${name}.woff2" as="font" type="font/woff2" crossorigin>`,
    ),
  );
  expect(head.indexOf('preload')).toBeLessThan(head.indexOf('rel="stylesheet"'));
});
