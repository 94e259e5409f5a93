import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { plainHtml } from './plain-html.ts';

it('writes attributes in small letters, booleans without value, and void elements without a slash', () => {
  const markup = renderToStaticMarkup(
    <p hidden>
      <a href="/fr-fr" hrefLang="fr-FR">
        fr
      </a>
      <br />
      <input aria-label="a" maxLength={3} autoComplete="off" />
    </p>,
  );
  expect(plainHtml(markup)).toBe(
    '<p hidden><a href="/fr-fr" hreflang="fr-FR">fr</a><br><input aria-label="a" maxlength="3" autocomplete="off"></p>',
  );
});

it('leaves what people wrote as it is', () => {
  const text = 'the attribute hrefLang="fr" of <input/> and selected="" are written so';
  const markup = renderToStaticMarkup(<p title={text}>{text}</p>);
  expect(plainHtml(markup)).toBe(markup);
});
