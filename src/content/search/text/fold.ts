import { Converter } from 'opencc-js/t2cn';
import { asArticles } from './articles.ts';
import { withoutAccents, writtenOut } from './letters.ts';

const simplified = Converter({ from: 'hk', to: 'cn' });
const hanCharacter = /\p{Script=Han}/u;

/**
 * A text as it is compared: lower case, no accents, simplified characters. `M&A` and `R & D` become one word, since
 * single letters mean little; `s 18`, `§ 18` and `第18条` become `article 18`, as statutes are cited in all these ways.
 */
export function folded(text: string): string {
  const latin = writtenOut(withoutAccents(text).normalize('NFKC'));
  return asArticles(hanCharacter.test(latin) ? simplified(latin) : latin);
}
