const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December', 'Jan', 'Feb', 'Mar', 'Apr', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre'],
  ...['novembre', 'décembre', 'janv', 'févr', 'juil', 'sept', 'oct', 'nov', 'déc'],
].join('|');

const day = new RegExp(`(?<!\\d)(\\d{1,2}(?:er)?) (?=(?:${months})(?!\\p{L}))`, 'gu');
/** “7 h 30”, “14 h”. */
const hour = /(?<!\d)\d{1,2} h(?: (?=\d\d(?!\d))|(?![\p{L}\d]))/gu;
const range = /(?<=(?:rooms|pages|articles|sections|salles) \d{1,4}) (to|and|à|et) (?=\d)/gu;
const counted = /(?<!\p{L})(rooms?|pages?|articles?|sections?|salles?|Articles?|Sections?) (?=\d)/gu;
const han = /(?<=\d)(?=[年月日])|(?<=\d[年月])(?=\d)/gu;

/**
 * A text as it is shown, whose dates, hours and numbered things are not broken over two lines: with no-break spaces,
 * and word joiners (which show nothing) between the parts of a Chinese date.
 */
export function keptTogether(text: string): string {
  return withNoBreakSpaces(text).replaceAll(han, '\u2060');
}

/** The same of English and French alone, which can be kept and searched. */
export function withNoBreakSpaces(text: string): string {
  if (!/\d/.test(text)) return text;
  return text
    .replaceAll(day, '$1\u00a0')
    .replaceAll(hour, (found) => found.replaceAll(' ', '\u00a0'))
    .replaceAll(range, '\u00a0$1\u00a0')
    .replaceAll(counted, '$1\u00a0');
}
