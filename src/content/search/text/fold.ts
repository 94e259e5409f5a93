import { Converter } from 'opencc-js/t2cn';
import { withoutAccents, writtenOut } from './letters.ts';

const simplified = Converter({ from: 'hk', to: 'cn' });
const hanCharacter = /\p{Script=Han}/u;

/**
 * A text as it is compared: lower case, no accents, simplified characters. `M&A` and `R & D` become one word, since
 * single letters mean little; `s 18`, `art. 20` and `§ 5` are written out, as statutes are cited in both ways.
 */
export function folded(text: string): string {
  const latin = writtenOut(withoutAccents(text).normalize('NFKC'))
    .replaceAll(/(?:§|\bss?\b\.?|\bsecs?\b\.?)\s?(?=\d)/gu, 'section ')
    .replaceAll(/\barts?\b\.?\s?(?=\d)/gu, 'article ');
  return hanCharacter.test(latin) ? simplified(latin) : latin;
}
