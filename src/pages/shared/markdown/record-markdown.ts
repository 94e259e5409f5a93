import { escaped, toMarkdown } from '../../../content/rich-text/to-markdown.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { RecordTextQuery } from './record.gen.ts';

type Text = NonNullable<RecordTextQuery['record']>;

/** Where a text stands as a page. */
interface Standing {
  readonly origin: string;
  /** Address of the page that it is the text of, with origin. */
  readonly canonical: string;
}

/**
 * What a record's page says, as Markdown for programs that read for people: front matter that says what it is, of when
 * and by whom; its text as far as everybody may read it; and the pages below it.
 */
export function recordMarkdown(record: Text, { origin, canonical }: Standing): string {
  const authors = 'by' in record ? record.by.map(({ title }) => title) : [];
  const facts: readonly (readonly [string, unknown])[] = [
    ['title', record.title],
    ['type', record.typeLabel],
    ['canonical', canonical],
    ['language', record.locale],
    ['published', record.firstPublishedAt],
    ['changed', record.publishedAt],
    ...(authors.length > 0 ? [['authors', authors] as const] : []),
    ...(record.gate ? [['access', record.gate.kind.toLowerCase().replace('_', '-')] as const] : []),
  ];
  const below = record.children.flatMap(({ title, url }) =>
    url === null ? [] : [`- [${escaped(title)}](${origin}${url})`],
  );
  const parts = [
    // JSON is YAML, and needs no other rules for quotation marks.
    ['---', ...facts.map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---'].join('\n'),
    `# ${escaped(record.title)}`,
    record.summary === null ? '' : escaped(record.summary),
    record.body ? toMarkdown(record.body as RichText, origin) : '',
    below.join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
