import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import type { Head } from '../page-module.ts';
import { type DocumentInput, renderDocument } from './document.tsx';

const assets = { stylesheets: [{ href: '/assets/style-1.css' }], scripts: ['/assets/start-1.js'] };

function render(head: Partial<Head>, input: Partial<DocumentInput> = {}): string {
  return renderDocument({
    locale: 'en',
    languages: 'site',
    area: 'people',
    path: '/people/p1/jane-doe',
    head: { title: 'Jane Doe', ...head },
    content: <h1>Jane Doe</h1>,
    origin: 'https://firm.example',
    assets,
    ...input,
  });
}

const alternates = [
  { locale: 'en', url: '/people/p1/jane-doe' },
  { locale: 'zh-cn', url: '/zh-cn/people/p1/jane-doe' },
] as const;

it('names the page and its firm, in the language of the interface', () => {
  const html = render({ description: 'Partner' }, { locale: 'fr-fr' });
  expect(html).toContain('<html lang="fr-FR">');
  expect(html).toContain('<title>Jane Doe | Fenwarden Lisle</title>');
  expect(html).toContain('<meta name="description" content="Jane Doe | Partner | Fenwarden Lisle">');
});

it('lists the languages that exist, itself among them, and English as the default', () => {
  const links = [...render({ alternates }).matchAll(/hreflang="([^"]+)" href="(https[^"]+)"/g)].map(
    ([, hreflang, href]) => [hreflang, href],
  );
  expect(links).toEqual([
    ['en', 'https://firm.example/people/p1/jane-doe'],
    ['zh-CN', 'https://firm.example/zh-cn/people/p1/jane-doe'],
    ['x-default', 'https://firm.example/people/p1/jane-doe'],
  ]);
});

it('keeps the language switch on the record, and says where it is not translated', () => {
  const html = render({ alternates });
  expect(html).toMatch(/href="\/zh-cn\/people\/p1\/jane-doe"[^>]*><span lang="zh-CN">简体中文<\/span><\/a>/);
  expect(html).toMatch(
    /href="\/fr-fr\/people\/p1\/jane-doe"[^>]*><span lang="fr-FR">Français<\/span><small[^>]*>not translated/,
  );
});

it('cannot be broken out of by what editors write', () => {
  const evil = '</script><script>alert(1)</script>"&';
  const html = render({ title: evil, description: evil, jsonLd: [{ '@type': 'Person', name: evil }] });
  expect(html).not.toContain('<script>alert');
  const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '';
  expect(JSON.parse(json)['@graph'].at(-1).name).toBe(evil);
});

it('gives search engines the way to the page, with absolute addresses', () => {
  const html = render({
    breadcrumbs: [
      { title: 'Home', url: '/' },
      { title: 'Jane Doe', url: '/people/p1/jane-doe' },
    ],
  });
  const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '';
  expect(JSON.parse(json)['@graph'][0].itemListElement[1]).toEqual({
    '@type': 'ListItem',
    position: 2,
    name: 'Jane Doe',
    item: 'https://firm.example/people/p1/jane-doe',
  });
});

it('says nothing of lists that are empty, and shows what is shown with a picture', () => {
  const image = { path: '/og/p1.png', width: 1200, height: 630, alt: 'Breakfast' };
  const html = render({ image, jsonLd: [{ '@type': 'Event', performer: [], offers: { price: 0 } }] });
  const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '';
  expect(JSON.parse(json)['@graph']).toEqual([
    { '@type': 'Event', image: 'https://firm.example/og/p1.png', offers: { price: 0 } },
  ]);
});

it('keeps a page that asks for it from search engines, with no languages offered', () => {
  const html = render({ noindex: true, alternates });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="alternate"');
});

it('tells scripts of the GraphQL socket when there is one', () => {
  expect(render({})).not.toContain('graphql-socket');
  const html = render({}, { graphqlSocket: 'wss://firm.example/graphql' });
  expect(html).toContain('<meta name="chancery:graphql-socket" content="wss://firm.example/graphql">');
});

it('has no style attribute and no script but data and files', () => {
  const html = render({ alternates });
  expect(html).not.toMatch(/\sstyle=|<style|\son\w+=/);
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts.filter((one) => !/ src=| type="application\/ld\+json"/.test(one ?? ''))).toEqual([]);
});

it('is drawn only when all of it has been read, so that nothing moves', () => {
  const html = render({});
  expect(html).toContain('<link rel="expect" href="#end" blocking="render">');
  expect(html).toMatch(/<div id="end" hidden><\/div><\/body>/);
});

it('is valid HTML with its header, navigation and footer', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
  for (const locale of ['en', 'fr-fr', 'zh-cn'] as const) {
    const report = await validator.validateString(render({ alternates }, { locale }));
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
  }
});
