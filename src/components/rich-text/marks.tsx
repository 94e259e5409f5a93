import type { PortableTextReactComponents } from '@portabletext/react';
import type { FootnoteMark, LinkMark, RecordLinkMark } from '../../content/rich-text/types.ts';
import type { FootnoteIds } from './footnote-ids.ts';

/** How inline marks are shown. A link to a record without an address is plain text. */
export function marks(
  ids: FootnoteIds,
  footnoteLabel: (number: number) => string,
): PortableTextReactComponents['marks'] {
  return {
    strong: ({ children }) => <strong>{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    code: ({ children }) => <code>{children}</code>,
    link: ({ children, value, text }) => {
      const { href } = value as LinkMark;
      // A telephone number is not broken over two lines.
      return <a href={href}>{href.startsWith('tel:') ? text.replaceAll(' ', '\u00a0') : children}</a>;
    },
    recordLink: ({ children, value }) => {
      const { href } = value as RecordLinkMark;
      return href ? <a href={href}>{children}</a> : children;
    },
    footnoteRef: ({ value }) => {
      const { number } = value as FootnoteMark;
      return (
        <sup>
          <a id={ids.reference(number)} href={`#${ids.note(number)}`} aria-label={footnoteLabel(number)}>
            {number}
          </a>
        </sup>
      );
    },
  };
}
