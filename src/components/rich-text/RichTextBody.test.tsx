import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import { mapMarks } from '../../content/rich-text/text-blocks.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { headingsOf } from './headings.ts';
import { RichTextBody } from './RichTextBody.tsx';

function render(value: RichText, idPrefix?: string): string {
  return renderToStaticMarkup(
    <RichTextBody value={value} locale="en" {...(idPrefix !== undefined && { idPrefix })} />,
  );
}
const written = (markdown: string) => fromMarkdown(markdown).blocks;

it('gives headings anchors that the table of contents knows, unique in the text', () => {
  const value = written('## Who is caught\n\nText.\n\n## Who is caught\n\nText.');
  const ids = headingsOf(value).map(({ id }) => id);
  expect(ids).toEqual(['s-who-is-caught', 's-who-is-caught-2']);
  for (const id of ids) expect(render(value)).toContain(`<h2 id="${id}">Who is caught</h2>`);
});

it('links a record by the address it has, and shows plain text when it has none', () => {
  const value = written('See [the guide](record:pu1).');
  const withAddress = (href: string | null) =>
    mapMarks(value, (mark) => (mark._type === 'recordLink' ? { ...mark, href } : mark));
  expect(render(withAddress('/publications/pu1/guide'))).toContain(
    '<a href="/publications/pu1/guide">the guide</a>',
  );
  expect(render(withAddress(null))).toContain('<p>See the guide.</p>');
});

it('joins a footnote and its reference by links in both directions', () => {
  const html = render(written('Text[^a].\n\n[^a]: The note.'));
  expect(html).toContain('<a id="ref-1" href="#note-1" aria-label="Footnote 1">1</a>');
  expect(html).toMatch(/<li id="note-1"><p>The note\.<\/p><a href="#ref-1"/);
});

it('keeps the anchors of several texts on one page apart', () => {
  const value = written('## Part\n\nText[^a].\n\n[^a]: Note.');
  const ids = [...`${render(value, 'q1')}${render(value, 'q2')}`.matchAll(/\sid="([^"]+)"/g)].map(
    ([, id]) => id,
  );
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});

it('renders a table with headings for its columns, and an empty corner as no heading', () => {
  const html = render(written('|  | Now |\n| --- | --- |\n| Fee | **10** |'));
  expect(html).toContain('<thead><tr><td></td><th scope="col">Now</th></tr></thead>');
  expect(html).toContain('<td>Fee</td><td data-label="Now"><strong>10</strong></td>');
});

it('goes on counting where a numbered list is broken off by a heading', () => {
  const html = render(written('1. one\n2. two\n   1. within\n\n## Then\n\n3. three\n4. four'));
  expect(html).toContain('<ol><li>one</li><li>two<ol><li>within</li></ol></li></ol>');
  expect(html).toContain('<ol start="3"><li>three</li><li>four</li></ol>');
});

it('renders lists, quotations and rules', () => {
  const html = render(written('- one\n- two\n\n> said\n\n---'));
  expect(html).toContain('<ul><li>one</li><li>two</li></ul>');
  expect(html).toContain('<blockquote><p>said</p></blockquote><hr/>');
});
