import { expect, test } from 'vitest';
import { renderHead } from './document-head.ts';

const assets = { stylesheets: [], scripts: [] };

function titleOf(title: string, ...above: string[]): string | undefined {
  const breadcrumbs = ['Home', ...above, title].map((text) => ({ title: text, url: '/' }));
  const html = renderHead({
    head: { title, breadcrumbs },
    locale: 'en',
    origin: 'https://www.example.com',
    assets,
  });
  return /<title>(.*)<\/title>/.exec(html)?.[1];
}

test.each([
  [['Fenwarden Lisle LLP'], 'Fenwarden Lisle LLP'],
  [['Publications'], 'Publications | Fenwarden Lisle'],
  [['France', 'Locations'], 'France | Locations | Fenwarden Lisle'],
  [
    ['Mainland China', 'Navigator', 'Data protection', 'Asia-Pacific'],
    'Mainland China | Asia-Pacific | Data protection | Fenwarden Lisle',
  ],
  [
    ['United Arab Emirates', 'Navigator', 'Data protection', 'Middle East and Africa'],
    'United Arab Emirates | Data protection | Fenwarden Lisle',
  ],
  [
    ['Status table: United Arab Emirates', 'Navigator', 'Artificial intelligence', 'Middle East and Africa'],
    'Status table: United Arab Emirates | Artificial intelligence',
  ],
  [
    ['A title that is as long as the room that there is for titles', 'Publications'],
    'A title that is as long as the room that there is for titles',
  ],
  [
    ['A title that is longer than the room that there is for it in a tab of a browser', 'Publications'],
    'A title that is longer than the room that there is for it in a tab…',
  ],
])('%j is called “%s”', ([title = '', ...above], whole) => {
  expect(titleOf(title, ...above)).toBe(whole);
});
