import { PortableText, type PortableTextReactComponents } from '@portabletext/react';
import type { FootnotesBlock } from '../../content/rich-text/types.ts';
import { fill } from '../../i18n/fill.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { FootnoteIds } from './footnote-ids.ts';

interface FootnotesProps {
  readonly block: FootnotesBlock;
  readonly ids: FootnoteIds;
  readonly m: Messages;
  readonly components: Partial<PortableTextReactComponents>;
}

/** The notes below a text, each with a way back to where it is referred to. */
export function Footnotes({ block, ids, m, components }: FootnotesProps) {
  return (
    <section className="footnotes" aria-label={m.record.footnotes}>
      <ol>
        {block.items.map(({ number, blocks }) => (
          <li key={number} id={ids.note(number)}>
            <PortableText value={[...blocks]} components={components} onMissingComponent={false} />
            <a href={`#${ids.reference(number)}`} aria-label={fill(m.record.backToText, { number })}>
              ↑
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
