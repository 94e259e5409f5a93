import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Label } from './Label.tsx';

test('a name that leads to English says so in words before its link, which is marked', () => {
  const html = renderToStaticMarkup(
    <Label text="A lease" url="/a-lease" lang="en-GB" inEnglish="En anglais" />,
  );
  expect(html).toBe(
    '<span class="capitals topic">En anglais </span><a href="/a-lease" lang="en-GB">A lease</a>',
  );
});

test('a name in the reader’s language says nothing of it', () => {
  expect(renderToStaticMarkup(<Label text="Un bail" url="/fr-fr/un-bail" />)).toBe(
    '<a href="/fr-fr/un-bail">Un bail</a>',
  );
});
