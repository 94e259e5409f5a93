const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December', 'Jan', 'Feb', 'Mar', 'Apr', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre'],
  ...['novembre', 'décembre', 'janv', 'févr', 'avr', 'juil', 'sept', 'oct', 'nov', 'déc'],
].join('|');

const day = new RegExp(`(?<!\\d)(\\d{1,2}(?:er)?) (?=(?:${months})(?!\\p{L}))`, 'gu');
const monthOfYear = new RegExp(`(?<!\\p{L})((?:${months})\\.?) (?=(?:19|20)\\d\\d(?!\\d))`, 'gu');
/** “7 h 30”, “14 h”. */
const hour = /(?<!\d)\d{1,2} h(?: (?=\d\d(?!\d))|(?![\p{L}\d]))/gu;
const range = /(?<=(?:rooms|pages|articles|sections|salles) \d{1,4}) (to|and|à|et) (?=\d)/gu;
const counted = /(?<!\p{L})(rooms?|pages?|articles?|sections?|salles?|Articles?|Sections?) (?=\d)/gu;

/** A text with no-break spaces in its English and French dates, hours and numbered things. */
export function withNoBreakSpaces(text: string): string {
  if (!/\d/.test(text)) return text;
  return text
    .replaceAll(day, '$1\u00a0')
    .replaceAll(monthOfYear, '$1\u00a0')
    .replaceAll(hour, (found) => found.replaceAll(' ', '\u00a0'))
    .replaceAll(range, '\u00a0$1\u00a0')
    .replaceAll(counted, '$1\u00a0');
}
