import { PortableText, type PortableTextReactComponents } from '@portabletext/react';
import type { RichText } from '../../content/rich-text/types.ts';
import { Footnotes, type NoteLabels } from './Footnotes.tsx';
import { footnoteIds } from './footnote-ids.ts';
import { type HeadingAnchor, headingsOf } from './headings.ts';
import { marks } from './marks.tsx';
import { type Run, runsOf } from './runs.ts';
import { TextTable } from './TextTable.tsx';

export interface RichTextBlocksProps {
  readonly value: RichText;
  readonly labels: NoteLabels;
  /** The language of the text, when it is not the interface's. */
  readonly lang?: string | undefined;
  /** Set where a page shows several texts, so that their anchors differ. */
  readonly idPrefix?: string;
  /** By how many levels its headings stand lower, where it is itself below one. */
  readonly lowered?: number;
}

/** A text: headings with anchors, lists, tables, notes beside their paragraphs, links to records. Also for browsers. */
export function RichTextBlocks({ value, labels, lang, idPrefix = '', lowered = 0 }: RichTextBlocksProps) {
  const components = componentsFor(labels, headingsOf(value, idPrefix), idPrefix, lowered);
  return (
    <div className="reading" lang={lang}>
      <div className="prose">
        {runsOf(value).map((run) => (
          <RunOfText key={keyOf(run)} run={run} components={components} labels={labels} idPrefix={idPrefix} />
        ))}
      </div>
    </div>
  );
}

const keyOf = ({ blocks, notes }: Run) => blocks[0]?._key ?? notes[0]?._key;

interface RunProps {
  readonly run: Run;
  readonly components: Partial<PortableTextReactComponents>;
  readonly labels: NoteLabels;
  readonly idPrefix: string;
}

/** Blocks as they come; where the first of them has notes, a grid in which these can stand beside. */
function RunOfText({ run: { blocks, lead, notes }, components, labels, idPrefix }: RunProps) {
  const text = (part: Run['blocks']) =>
    part.length > 0 && <PortableText value={[...part]} components={components} onMissingComponent={false} />;
  if (notes.length === 0) return text(blocks);
  return (
    <div className="noted">
      {text(blocks.slice(0, lead))}
      <Footnotes notes={notes} ids={footnoteIds(idPrefix)} labels={labels} components={components} />
      {text(blocks.slice(lead))}
    </div>
  );
}

function componentsFor(
  labels: NoteLabels,
  headings: readonly HeadingAnchor[],
  idPrefix: string,
  lowered = 0,
): Partial<PortableTextReactComponents> {
  const [H2, H3] = [headingAt(2 + lowered), headingAt(3 + lowered)];
  const anchorOf = (key: string | undefined) => headings.find((heading) => heading.key === key)?.id;
  return {
    block: {
      normal: ({ children }) => <p>{children}</p>,
      h2: ({ children, value }) => <H2 id={anchorOf(value._key)}>{children}</H2>,
      h3: ({ children, value }) => <H3 id={anchorOf(value._key)}>{children}</H3>,
      blockquote: ({ children }) => (
        <blockquote>
          <p>{children}</p>
        </blockquote>
      ),
    },
    list: {
      // Only the first item of a list that goes on has a number of its own.
      number: ({ children, value: { children: items } }) => <ol start={startOf(items[0])}>{children}</ol>,
    },
    marks: marks(footnoteIds(idPrefix), (number) => labels.footnote({ number })),
    types: {
      table: ({ value }) => <TextTable table={value} components={componentsFor(labels, [], idPrefix)} />,
      divider: () => <hr />,
    },
  };
}

/** Items of Portable Text may carry more than its type knows. */
function startOf(item: object | undefined): number | undefined {
  return item && 'start' in item ? Number(item.start) : undefined;
}

/** HTML has six levels of heading; what lies deeper is on the last. */
function headingAt(level: number) {
  return `h${Math.min(level, 6)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}
