/** Characters that no XML document may hold, not even escaped (XML 1.0 §2.2); pasted text brings vertical tabs. */
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text without what would make any XML document around it one that nothing opens. */
export function xmlText(text: string): string {
  return text.replaceAll(notXml, ' ');
}

/** A plain text as HTML that says the same. */
export function htmlText(text: string): string {
  return xmlText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
