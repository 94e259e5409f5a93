import type { Group } from './group.ts';
import { quoted } from './vector.ts';

/**
 * A group as text for `tsquery`.
 *
 * @param weights only where it stands with one of these weights: `A` for titles
 * @param mayBeApart words that follow one another may stand anywhere: what an index can say without the text itself
 */
export function queryTextOf(
  { alternatives, isPrefix, isLoose }: Group,
  { weights = '', mayBeApart = false }: { readonly weights?: string; readonly mayBeApart?: boolean } = {},
): string {
  const term = (text: string, grows: boolean) => {
    const flags = `${grows ? '*' : ''}${weights}`;
    return `${quoted(text)}${flags && `:${flags}`}`;
  };
  const each = alternatives.map((terms, first) => {
    const texts = terms.map((forms, at) => {
      const grows = isPrefix && first === 0 && at === terms.length - 1;
      const all = forms.map((form, i) => term(form, grows && i === 0));
      return all.length === 1 ? all.join('') : `(${all.join(' | ')})`;
    });
    return texts.length === 1
      ? texts.join('')
      : `(${texts.join(mayBeApart || (isLoose && first === 0) ? ' & ' : ' <-> ')})`;
  });
  return each.length === 1 ? each.join('') : `(${each.join(' | ')})`;
}
