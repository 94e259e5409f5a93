import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describedBy, Field } from './Field.tsx';
import { PageActions } from './PageActions.tsx';

it('a field says its hint and its error to those who listen, in that order', () => {
  const help = { hint: 'Two letters', error: 'Too short' };
  const html = renderToStaticMarkup(
    <Field id="name" label="Name" {...help}>
      <input id="name" aria-describedby={describedBy('name', help)} />
    </Field>,
  );
  expect(html).toContain('aria-describedby="name-hint name-error"');
  expect(html).toMatch(/id="name-hint">Two letters/);
  expect(html).toMatch(/id="name-error">.*Too short/);
  expect(describedBy('name', {})).toBeUndefined();
});

it('a page is sent by email with its title and address whole', () => {
  const html = renderToStaticMarkup(
    <PageActions locale="en" title="Law & order: a note" url="https://firm.example/x?a=1&b=2" />,
  );
  const href = html.match(/href="(mailto:[^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const sent = new URLSearchParams(href.slice(href.indexOf('?')));
  expect(sent.get('subject')).toBe('Law & order: a note');
  expect(sent.get('body')).toBe('https://firm.example/x?a=1&b=2');
  expect(href).not.toContain('+');
});
