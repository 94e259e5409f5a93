/** What mail programs and word processors do not know by the site's style sheet: a table has lines, a heading its size. */
const looks: Readonly<Record<string, string>> = {
  TABLE: 'border-collapse:collapse;font-family:Arial,sans-serif;font-size:10pt',
  TH: 'border:1px solid #647184;padding:4px 8px;text-align:left;vertical-align:top;font-weight:bold',
  TD: 'border:1px solid #647184;padding:4px 8px;text-align:left;vertical-align:top',
  H3: 'font-family:Georgia,serif;font-size:16pt;font-weight:normal',
  H4: 'font-family:Arial,sans-serif;font-size:11pt;font-weight:bold;margin-bottom:2pt',
  P: 'font-family:Arial,sans-serif;font-size:10pt;margin-top:0',
  LI: 'font-family:Arial,sans-serif;font-size:10pt',
};

/**
 * A part of a page as HTML that looks right elsewhere: its elements with a style of their own, without classes, ids and
 * drawn marks, whose words say the same.
 */
export function clipboardHtml(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const drawn of copy.querySelectorAll('svg')) drawn.remove();
  const lines: string[] = [];
  writeOut(copy, lines);
  return lines.join('');
}

const allowed = new Set(['TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD', 'H3', 'H4', 'P', 'UL', 'LI', 'STRONG']);

/** Written by hand: a style attribute that is set on an element would be refused by the site's own policy. */
function writeOut(node: Node, lines: string[]): void {
  if (node.nodeType === Node.TEXT_NODE) {
    lines.push(escaped(node.nodeValue ?? ''));
    return;
  }
  const name = node.nodeName.toUpperCase();
  const isAllowed = allowed.has(name);
  const tag = name.toLowerCase();
  if (isAllowed) lines.push(looks[name] ? `<${tag} style="${looks[name]}">` : `<${tag}>`);
  for (const child of node.childNodes) writeOut(child, lines);
  if (isAllowed) lines.push(`</${tag}>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
