import { PageBreak, Paragraph, TableOfContents } from 'docx';

/** The table of contents on a page of its own: written out, with links, and pages as far as they can be reckoned. */
export function contentsOf(heading: string) {
  return [
    new Paragraph({ children: [new PageBreak()] }),
    new Paragraph({ style: 'ContentsHeading', text: heading }),
    new TableOfContents(heading, { hyperlink: true, headingStyleRange: '1-2' }),
  ];
}
