import { createElement, Fragment } from 'react';
import { withNoBreakSpaces } from '../../content/rich-text/no-break-spaces.ts';

const chineseDate = /(\d+[年月日](?:(?<=[年月])\d+[年月日]?)*)/u;

/**
 * A text whose dates, hours and numbered things are not broken over two lines: by no-break spaces where there are
 * spaces, by the style sheet where Chinese has none. It can be copied, searched and read aloud as it is written.
 */
export function DatedText({ text }: { readonly text: string }) {
  const pieces = withNoBreakSpaces(text)
    .split(chineseDate)
    .map((piece, at) => (at % 2 === 1 ? <span className="unbroken">{piece}</span> : piece));
  return createElement(Fragment, null, ...pieces);
}
