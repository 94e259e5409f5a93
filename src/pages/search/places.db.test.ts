import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SeededSite, seededSite } from '../../site/seeded-site.fixture.ts';

let seeded: SeededSite;
beforeAll(async () => {
  seeded = await seededSite();
});
afterAll(() => seeded.end());

test.each([
  ['/fr-fr/search/navigator?q=AI+employment+Germany', 'Allemagne', 'Germany'],
  ['/zh-cn/search/navigator?q=AI+employment+Germany', '德国', 'Germany'],
] as const)(
  'places are named in the reader’s language, also where the navigator is not: %s',
  async (address, own, english) => {
    const { body } = await seeded.ask(address);
    const facts = [...String(body).matchAll(/<ul class="meta[^>]*>(.*?)<\/ul>/gs)].slice(0, 2);
    const lines = facts.map(([, line = '']) => line.replaceAll(/<[^>]*>/g, ' '));
    expect(lines.join()).toContain(own);
    expect(lines.join()).not.toContain(english);
  },
);
