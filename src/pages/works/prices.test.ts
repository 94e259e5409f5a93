import { expect, it } from 'vitest';
import { priceOf } from './prices.ts';

it('says the least that a year costs, that something is free, or that one has to ask', () => {
  expect(priceOf({ priceFrom: 18_000, priceCurrency: 'GBP' }, 'en')).toBe('From £18,000 a year');
  expect(priceOf({ priceFrom: 0, priceCurrency: 'GBP' }, 'fr-fr')).toBe('Gratuit');
  expect(priceOf({ priceFrom: null, priceCurrency: null }, 'zh-cn')).toBe('面议');
});
