import { createElement, Fragment } from 'react';
import { DatedText } from './DatedText.tsx';

/** Where a Chinese text may be broken, which has no spaces. */
export const afterPunctuation = /(?<=[，。：；？！、—])(?=\p{Script=Han})/u;

/** Punctuation that begins or ends no line, with the date or the letter that it stays beside. */
const clinging = /((?:(?:\d+[年月日])+|[^\p{P}\s])[》”）、，。：；？！—…]+|[《“（]+[^\p{P}\s])/u;

/** How many letters of a heading a narrow telephone has in a line. */
const narrowLine = 9;

interface BrokenProps {
  readonly text: string;
  /** Where it may be broken: between what this parts. */
  readonly at?: RegExp;
}

/**
 * A heading with the breaks that it allows; where there is one, the style sheet breaks nowhere else. What is longer
 * than a line is broken all the same, at any letter, and then punctuation must not begin the next.
 */
export function Broken({ text, at = afterPunctuation }: BrokenProps) {
  const pieces = text.split(at);
  const shown = pieces.map((piece, index) => (
    <>
      {index > 0 && <wbr />}
      {pieces.length > 1 && piece.length > narrowLine ? (
        <LongPiece text={piece} />
      ) : (
        <DatedText text={piece} />
      )}
    </>
  ));
  return createElement(Fragment, null, ...shown);
}

function LongPiece({ text }: { readonly text: string }) {
  const parts = text
    .split(clinging)
    .map((part, at) => (at % 2 === 1 ? <span className="unbroken">{part}</span> : <DatedText text={part} />));
  return createElement(Fragment, null, ...parts);
}
