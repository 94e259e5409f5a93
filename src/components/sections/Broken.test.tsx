import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Broken } from './Broken.tsx';

const html = (text: string) => renderToStaticMarkup(<Broken text={text} />);

test('lets a Chinese heading be broken after its punctuation alone', () => {
  expect(html('先试，再告')).toBe('先试，<wbr/>再告');
});

test('keeps punctuation beside its letter where a piece is longer than a line of a telephone', () => {
  expect(html('收到仲裁通知后的三十天：直播工作坊')).toBe(
    '收到仲裁通知后的三十<span class="unbroken">天：</span><wbr/>直播工作坊',
  );
  expect(html('英国加入《海牙判决公约》：写给今年签约的人')).toBe(
    '英国加入<span class="unbroken">《海</span>牙判决公<span class="unbroken">约》：</span><wbr/>写给今年签约的人',
  );
});

test('keeps a date whole with the punctuation after it', () => {
  expect(html('少一天的美国证券交易5月28日：交收')).toBe(
    '少一天的美国证券交易<span class="unbroken">5月28日：</span><wbr/>交收',
  );
});

test('leaves titles without such punctuation as they are', () => {
  expect(html('“Could I work from Marseille until June?”')).toBe('“Could I work from Marseille until June?”');
});
