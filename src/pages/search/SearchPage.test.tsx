import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { requestOf } from '../testing/requests.fixture.ts';
import { answer, person } from './answer.fixture.ts';
import { SearchPage } from './SearchPage.tsx';
import { searchView } from './view.ts';

it('has what was found in other languages below a heading of its own', () => {
  const found = answer({ elsewhere: [{ ...person, foundIn: 'fr-fr' }] });
  const props = searchView(found, requestOf('search', '/search', { search: 'q=doe' }))?.props;
  const html = props ? renderToStaticMarkup(<SearchPage {...props} locale="en" />) : '';
  const outline = [...html.matchAll(/<(h\d)[^>]*>(.*?)<\/\1>/g)].map(([, level, text = '']) => [
    level,
    text.replaceAll(/<[^>]*>/g, ''),
  ]);
  expect(outline).toEqual([
    ['h1', 'Search'],
    ['h2', 'Jane Doe'],
    ['h2', 'Found in other languages'],
    ['h3', 'Jane Doe'],
  ]);
});
