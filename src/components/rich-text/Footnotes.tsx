import { PortableText, type PortableTextReactComponents } from '@portabletext/react';
import type { FootnoteIds } from './footnote-ids.ts';
import type { Run } from './runs.ts';

/** Words around notes. */
export interface NoteLabels {
  readonly footnotes: string;
  readonly footnote: (note: { readonly number: number }) => string;
  readonly backToText: (note: { readonly number: number }) => string;
}

interface FootnotesProps {
  /** One at least. */
  readonly notes: Run['notes'];
  readonly ids: FootnoteIds;
  readonly labels: NoteLabels;
  readonly components: Partial<PortableTextReactComponents>;
}

/** Notes of a paragraph, each with a way back to where it is referred to. */
export function Footnotes({ notes, ids, labels, components }: FootnotesProps) {
  return (
    <ol className="notes" start={notes[0]?.number} aria-label={labels.footnotes}>
      {notes.map(({ number, blocks }) => (
        <li key={number} id={ids.note(number)}>
          <PortableText value={[...blocks]} components={components} onMissingComponent={false} />
          <a href={`#${ids.reference(number)}`} aria-label={labels.backToText({ number })}>
            ↑
          </a>
        </li>
      ))}
    </ol>
  );
}
