import { createElement, Fragment } from 'react';
import { DatedText } from './DatedText.tsx';

/** Where a Chinese text may be broken, which has no spaces. */
export const afterPunctuation = /(?<=[，。：；？！、—])(?=\p{Script=Han})/u;

interface BrokenProps {
  readonly text: string;
  /** Where it may be broken: between what this parts. */
  readonly at?: RegExp;
}

/** A heading with the breaks that it allows; where there is one, the style sheet breaks nowhere else. */
export function Broken({ text, at = afterPunctuation }: BrokenProps) {
  const pieces = text.split(at).map((piece, index) => (
    <>
      {index > 0 && <wbr />}
      <DatedText text={piece} />
    </>
  ));
  return createElement(Fragment, null, ...pieces);
}
