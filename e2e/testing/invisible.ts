/** What is copied, searched, read aloud or taken into other programs is what is seen. */

/** Soft hyphens, joiners and spaces without width, marks of direction and of byte order; also as HTML writes them. */
const invisible =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|&(?:shy|zwj|zwnj|ZeroWidthSpace|NoBreak|[lr]lm);|&#(?:173|8203|8204|8205|8288|65279|x(?:ad|200b|200c|200d|2060|feff));/iu;

/** The place of the first invisible character in a text, with what stands around it. */
export function invisibleIn(text: string): string[] {
  const at = text.search(invisible);
  return at < 0 ? [] : [JSON.stringify(text.slice(Math.max(0, at - 20), at + 20))];
}

/** Text files that a page offers: tables, calendars, cards, feeds, pictures of lines. */
export function textFilesOf(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => /\.(?:csv|ics|json|txt|vcf|xml)(?:\?|$)|\/feed|\/art\//.test(href));
}

const toTheLetter = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of an answer with its mark of byte order, which `text()` leaves out. */
export async function wholeText(response: Response): Promise<string> {
  return toTheLetter.decode(await response.arrayBuffer());
}
