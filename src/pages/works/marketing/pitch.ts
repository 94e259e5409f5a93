import { plainText } from '../../../content/rich-text/plain-text.ts';
import type { Block, RichText } from '../../../content/rich-text/types.ts';

/** A heading with what stands below it. */
interface Passage {
  /** The heading's block. */
  readonly key: string;
  readonly title: string;
  readonly text: RichText;
}

/** The text of a landing page, taken apart by what its author wrote. */
export interface Pitch {
  /** Before the first heading. */
  readonly opening: RichText;
  /** Main headings with their text. */
  readonly reasons: readonly Passage[];
  /** What is quoted. */
  readonly proof: readonly string[];
  /** Headings below the last main heading that has nothing but such: questions with their answers. */
  readonly questions: readonly Passage[];
}

/**
 * Takes the text of a landing page apart, so that editors write it as any other: an opening; main headings, which
 * are the reasons; quotations, which are the proof; smaller headings, which are questions.
 */
export function pitchOf(body: RichText): Pitch {
  const opening: Block[] = [];
  const proof: string[] = [];
  const passages: { key: string; title: string; text: Block[]; level: 'h2' | 'h3' }[] = [];
  for (const block of body) {
    const style = block._type === 'block' ? block.style : null;
    if (style === 'blockquote') proof.push(plainText([block]));
    else if (style === 'h2' || style === 'h3') {
      passages.push({ key: block._key, title: plainText([block]), text: [], level: style });
    } else (passages.at(-1)?.text ?? opening).push(block);
  }
  const written = passages.filter(({ text }) => text.length > 0);
  return {
    opening,
    proof,
    reasons: written.filter(({ level }) => level === 'h2'),
    questions: written.filter(({ level }) => level === 'h3'),
  };
}
