import { LeaderType, PageBreak, Paragraph, TableOfContents } from 'docx';

/**
 * The table of contents on a page of its own, written out and with links.
 *
 * @param hasPages whether it says on which pages they are: dots lead to nothing else
 */
export function contentsOf(heading: string, hasPages: boolean) {
  return [
    new Paragraph({ children: [new PageBreak()] }),
    new Paragraph({ style: 'ContentsHeading', text: heading }),
    new TableOfContents(heading, {
      hyperlink: true,
      headingStyleRange: '1-2',
      tabLeader: hasPages ? LeaderType.DOT : LeaderType.NONE,
    }),
  ];
}
