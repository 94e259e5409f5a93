import { expect, test } from 'vitest';
import { wordGroup } from '../text/group.ts';
import { textOfShare } from './needed.ts';

const needed = (weights: Record<string, number>) =>
  Object.entries(weights).map(([word, weight]) => ({
    group: { ...wordGroup(word), alternatives: [[[word]]] },
    weight,
  }));

test('says which words together make up enough of a question', () => {
  const words = needed({ insolvency: 5, directors: 3, duties: 2 });
  expect(textOfShare(words, 1, { phrases: 'apart' })).toBe("'insolvency' & 'directors' & 'duties'");
  // Half of ten: the rarest alone, or both of the others.
  expect(textOfShare(words, 0.5, { phrases: 'apart' })).toBe("('insolvency' | ('directors' & 'duties'))");
  expect(textOfShare(words, 0.1, { phrases: 'apart' })).toBe("('insolvency' | ('directors' | 'duties'))");
});

test('looks only for the words of a long question that say most', () => {
  const words = needed({ a1: 9, b2: 8, c3: 7, d4: 6, e5: 5, f6: 4, g7: 1, h8: 1 });
  const text = textOfShare(words, 0.3, { phrases: 'apart' });
  expect(text).toContain("'f6'");
  expect(text).not.toContain("'g7'");
});

test('asks for what a thing means by one term where the index has it, and leaves out what stands nowhere', () => {
  const fees = {
    ...wordGroup('fees'),
    alternatives: [[['fees', 'e~fee']], [['honoraires']], [['price'], ['list']], [['legal'], ['bill']]],
  };
  const isNowhere = (term: string) => term === 'fees' || term === 'bill';
  const written = (meanings: string[]) =>
    textOfShare([{ group: { ...fees, meanings }, weight: 1 }], 1, { phrases: 'either', isNowhere });
  expect(written([])).toBe("('e~fee' | 'honoraires' | ('price' <-> 'list'))");
  expect(written(['s~fees'])).toBe("('e~fee' | 's~fees')");
});
