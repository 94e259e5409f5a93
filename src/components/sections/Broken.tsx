import { Fragment } from 'react';
import { keptTogether } from '../../content/rich-text/kept-together.ts';

/**
 * A heading with the breaks that its author allows: Chinese has no spaces, and breaks after punctuation or at a
 * zero-width space (U+200B); where there is one, the style sheet breaks nowhere else. Dates are not broken at all.
 */
export function Broken({ text }: { readonly text: string }) {
  const pieces = keptTogether(text).split(/\u200b|(?<=[，。：；？！、—])(?=\p{Script=Han})/u);
  const [first, ...rest] = pieces;
  return (
    <>
      {first}
      {rest.map((piece) => (
        <Fragment key={piece}>
          <wbr />
          {piece}
        </Fragment>
      ))}
    </>
  );
}
