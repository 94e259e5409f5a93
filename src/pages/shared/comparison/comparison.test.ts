import { describe, expect, it } from 'vitest';
import { fromMarkdown } from '../../../content/rich-text/from-markdown.ts';
import { type ComparedParagraph, compareTexts, countChanges } from './comparison.ts';
import { paragraphsOf } from './paragraphs.ts';

const earlier = ['## Gifts', 'Anything up to £100 is permitted.', 'Cash is never permitted.'];
const later = [
  '## Gifts',
  'Anything up to £75 is permitted.',
  '## Agents',
  'Agents have a written contract.',
];

/** `=` before what is in both, `+` before what is new, `-` before what is gone. */
function marked({ words }: ComparedParagraph): string {
  const signs = { same: '=', added: '+', removed: '-' };
  return words.map(({ change, text }) => signs[change] + text.trim()).join(' ');
}

describe('two versions of a policy', () => {
  it('are one text, in which words differ within paragraphs that are still there', () => {
    expect(compareTexts(earlier, later, 'en').map(marked)).toEqual([
      '=Gifts',
      '=Anything up to £ -100 +75 =is permitted.',
      '-Cash is never permitted.',
      '+Agents',
      '+Agents have a written contract.',
    ]);
  });

  it('keep headings as headings, which are never compared with paragraphs', () => {
    const compared = compareTexts(['Agents have a contract.'], ['## Agents have a contract.'], 'en');
    expect(compared.map(({ heading, change }) => [heading, change])).toEqual([
      [false, 'removed'],
      [true, 'added'],
    ]);
  });

  it('are compared by words in Chinese, which has no spaces', () => {
    const [only] = compareTexts(['五个工作日内确认收到投诉。'], ['两个工作日内确认收到投诉。'], 'zh-CN');
    expect(only && marked(only)).toMatch(/-五.* \+两.* =.*确认收到投诉。/);
  });

  it('differ in nothing when they are the same', () => {
    expect(countChanges(compareTexts(later, later, 'en'))).toEqual({ changed: 0, added: 0, removed: 0 });
  });

  it('give back each of the two, word for word', () => {
    const compared = compareTexts(earlier, later, 'en');
    const without = (gone: 'added' | 'removed') =>
      compared
        .map(({ words }) => words.filter(({ change }) => change !== gone).map(({ text }) => text))
        .filter((texts) => texts.length > 0)
        .map((texts) => texts.join(''));
    const plain = (texts: string[]) => texts.map((text) => text.replace('## ', ''));
    expect(without('removed')).toEqual(plain(later));
    expect(without('added')).toEqual(plain(earlier));
  });
});

it('a text has an entry for each heading, paragraph, list item and row', () => {
  const { blocks } = fromMarkdown(
    '## Steps\n\nWe [answer](record:policy-x).\n\n1. Read\n\n| Who | When |\n|---|---|\n| We | Soon |',
  );
  expect(paragraphsOf(blocks)).toEqual(['## Steps', 'We answer.', 'Read', 'Who · When', 'We · Soon']);
});
