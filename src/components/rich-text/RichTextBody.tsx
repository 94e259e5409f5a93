import { PortableText, type PortableTextReactComponents } from '@portabletext/react';
import type { RichText } from '../../content/rich-text/types.ts';
import { fill } from '../../i18n/fill.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import { Footnotes } from './Footnotes.tsx';
import { footnoteIds } from './footnote-ids.ts';
import { type HeadingAnchor, headingsOf } from './headings.ts';
import { marks } from './marks.tsx';
import { TextTable } from './TextTable.tsx';

interface RichTextBodyProps {
  readonly value: RichText;
  /** The interface's language, for the notes' labels. */
  readonly locale: Locale;
  /** The language of the text, when it is another. */
  readonly lang?: string | undefined;
  /** Set where a page shows several texts, so that their anchors differ. */
  readonly idPrefix?: string;
}

/** A record's body: headings with anchors, lists, tables, footnotes, links to records. */
export function RichTextBody({ value, locale, lang, idPrefix = '' }: RichTextBodyProps) {
  const components = componentsFor(messagesFor(locale), headingsOf(value, idPrefix), idPrefix);
  return (
    <div className="prose" lang={lang}>
      <PortableText value={value} components={components} onMissingComponent={false} />
    </div>
  );
}

function componentsFor(
  m: Messages,
  headings: readonly HeadingAnchor[],
  idPrefix: string,
): Partial<PortableTextReactComponents> {
  const anchorOf = (key: string | undefined) => headings.find((heading) => heading.key === key)?.id;
  const ids = footnoteIds(idPrefix);
  return {
    block: {
      normal: ({ children }) => <p>{children}</p>,
      h2: ({ children, value }) => <h2 id={anchorOf(value._key)}>{children}</h2>,
      h3: ({ children, value }) => <h3 id={anchorOf(value._key)}>{children}</h3>,
      blockquote: ({ children }) => (
        <blockquote>
          <p>{children}</p>
        </blockquote>
      ),
    },
    marks: marks(ids, (number) => fill(m.record.footnote, { number })),
    types: {
      table: ({ value }) => <TextTable table={value} components={componentsFor(m, [], idPrefix)} />,
      footnotes: ({ value }) => (
        <Footnotes block={value} ids={ids} m={m} components={componentsFor(m, [], idPrefix)} />
      ),
      divider: () => <hr />,
    },
  };
}
