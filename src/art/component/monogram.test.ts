import { expect, test } from 'vitest';
import { monogramOf } from './monogram.ts';

test.each([
  [{ title: 'Helena Okafor', givenName: 'Helena', familyName: 'Okafor' }, 'HO'],
  [{ title: 'Wei Jingyi', givenName: 'Jingyi', familyName: 'Wei' }, 'WJ'],
  [{ title: 'Étienne Marchetti', givenName: 'E\u0301tienne', familyName: 'Marchetti' }, 'ÉM'],
  [{ title: 'Anna van den Berg', givenName: 'Anna', familyName: 'van den Berg' }, 'AB'],
  [{ title: 'Sir Adeyemi Bello KC', givenName: 'Adeyemi', familyName: 'Bello' }, 'AB'],
  [{ title: 'James Henry Whitcombe' }, 'JW'],
  [{ title: 'Madonna' }, 'M'],
  [{ title: 'bell hooks' }, 'BH'],
  [{ title: 'Łukasz Şahin' }, 'ŁŞ'],
  [{ title: '魏静怡', givenName: 'Jingyi', familyName: 'Wei' }, '魏'],
  [{ title: '欧阳明' }, '欧阳'],
  [{ title: '龔雪', givenName: 'Xue', familyName: 'Gong' }, 'GX'],
  [{ title: 'Helena Okafor', givenName: '海伦娜', familyName: '奥卡福' }, 'HO'],
  [{ title: 'محمد' }, ''],
  [{ title: '' }, ''],
])('%o is marked %s', (name, mark) => {
  expect(monogramOf(name)).toBe(mark);
});
