import { expect, it } from 'vitest';
import type { Block } from '../../../content/rich-text/types.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { personFixture } from './person.fixture.ts';
import { shortBiographies } from './short-biographies.ts';

function paragraph(text: string, style: 'normal' | 'h2' = 'normal'): Block {
  return {
    _type: 'block',
    _key: text.slice(0, 8),
    style,
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  };
}

const sentence = (words: number) => `${Array.from({ length: words }, () => 'Lends').join(' ')}.`;

function textsOf(body: Block[] | null, written: Locale = 'en', reader: Locale = 'en') {
  return shortBiographies(personFixture({ body, locale: written }), reader);
}

it('is the beginning of the biography in whole sentences, as long as programmes ask for', () => {
  const body = [
    paragraph(`${sentence(30)} ${sentence(30)}`),
    paragraph('Career', 'h2'),
    paragraph(sentence(90)),
  ];
  expect(textsOf(body)).toEqual([
    { label: 'Up to 50 words', text: sentence(30) },
    { label: 'Up to 100 words', text: `${sentence(30)} ${sentence(30)}` },
    { label: 'Up to 200 words', text: `${sentence(30)} ${sentence(30)} ${sentence(90)}` },
  ]);
});

it('is offered once when there is no more to say', () => {
  expect(textsOf([paragraph('Lends. Borrows.')])).toEqual([
    { label: 'Up to 50 words', text: 'Lends. Borrows.' },
  ]);
});

it('keeps a first sentence that is too long, rather than cut it', () => {
  expect(textsOf([paragraph(sentence(260))]).map(({ text }) => text)).toEqual([sentence(260)]);
});

it('counts characters of Chinese, and sets no spaces between its sentences', () => {
  const [first, second] = ['她为银行提供法律服务。', `${'她常驻上海'.repeat(30)}。`];
  expect(textsOf([paragraph(first), paragraph(second)], 'zh-cn', 'zh-cn')).toEqual([
    { label: '不超过100字', text: first },
    { label: '不超过200字', text: first + second },
  ]);
});

it('is the summary where nobody wrote a biography, and nothing where there is none', () => {
  expect(textsOf(null).map(({ text }) => text)).toEqual(['Advises lenders.']);
  expect(shortBiographies(personFixture({ body: null, summary: null }), 'en')).toEqual([]);
});
