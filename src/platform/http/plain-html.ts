const spelled =
  / (hrefLang|dateTime|autoComplete|maxLength|minLength|tabIndex|colSpan|rowSpan|srcSet|popoverTarget|popoverTargetAction|spellCheck|autoCapitalize|autoCorrect)="/g;
const empty = / (selected|hidden|open|checked|disabled|required|async|download)=""/g;
const voids = /<((?:input|br|hr|img|wbr|link|meta)\b[^>]*?)\/>/g;

/**
 * React's markup as HTML is written by hand: attribute names in small letters, boolean attributes without a value,
 * void elements without a slash. Text cannot be mistaken for markup, because React escapes `"`, `<` and `>` in it.
 */
export function plainHtml(markup: string): string {
  return markup
    .replace(spelled, (attribute) => attribute.toLowerCase())
    .replace(empty, ' $1')
    .replace(voids, '<$1>');
}
