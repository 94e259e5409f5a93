import { expect, test } from 'vitest';
import { soundingLike } from './group.ts';
import { queryTextOf } from './query-text.ts';
import { questionOf } from './question.ts';

const textsOf = (text: string, synonyms: string[][] = []) =>
  questionOf(
    text,
    'en',
    synonyms.map((words) => ({ words, answers: ['x'] })),
  ).groups.map((one) => one.text);
const queryOf = (text: string, synonyms: string[][] = []) =>
  questionOf(
    text,
    'en',
    synonyms.map((words) => ({ words, answers: ['x'] })),
  ).groups.map((one) => queryTextOf(one));

test.each([
  ['how do I become a client', ['become', 'client']],
  ['the and of', ['the', 'and', 'of']],
  ['comment devenir client', ['devenir', 'client']],
  ['who do I call about a dawn raid', ['dawn', 'raid']],
  ['how long is a long stop date', ['long', 'stop', 'date']],
  ['what is', ['what', 'is']],
  ['个人信息怎么出境', ['个人', '信息', '出境']],
  ['J Whitcombe', ['j', 'whitcombe']],
  ['Regulation (EU) 2016/679', ['2016/679', 'regulation', 'eu'].toSorted()],
  ['32016R0679', ['2016/679']],
  ['Directive 95/46/EC', ['directive', '95/46']],
  ['C-634/21 P', ['634/21', 'p']],
  ['L. 1221-1', ['1221/1']],
  ['art. 33 of the GDPR', ['article 33', 'gdpr']],
  ['why didn’t they pay', ['pay']],
])('of “%s” looks for what says something', (text, expected) => {
  expect(textsOf(text).toSorted()).toEqual(expected.toSorted());
});

test('needs no word that only asks where or says how it is put, as long as others are left', () => {
  const neededIn = (text: string) =>
    questionOf(text, 'en').groups.flatMap((one) => (one.isOptional ? [] : [one.text]));
  expect(neededIn('parking near the Dublin office')).toEqual(['dublin']);
  expect(neededIn('which company may use our cameras at work')).toEqual(['cameras']);
  expect(neededIn('office hours')).toEqual(['office', 'hours']);
});

test('lets the last word grow, and no word before it', () => {
  expect(queryOf('tax disp')).toEqual([
    "('tax' | 'e~tax' | 'f~tax' | 'i~tax')",
    "('disp':* | 'e~disp' | 'f~disp')",
  ]);
  expect(queryOf('disp ')).toEqual(["('disp' | 'e~disp' | 'f~disp')"]);
});

test.each([
  ['"third party risk"', ["('third' <-> 'party' <-> 'risk')"]],
  ['« tiers critique »', ["('tiers' <-> 'critique')"]],
  ['2016/679', ["('2016' <-> '679')"]],
  ['运营韧性 ', ["'运营'", "'韧性'"]],
])('takes %s as it stands', (text, expected) => {
  expect(queryOf(text)).toEqual(expected);
});

test('knows what the number of a statute is called, and plurals that no rule makes', () => {
  const statutes = [['GDPR', '2016/679']];
  expect(queryOf('Regulation 2016/679 ', statutes).slice(1)).toEqual([
    "(('2016' & '679') | ('e~gdpr' | 'f~gdpr'))",
    "('2016' <-> '679')",
  ]);
  expect(queryOf('child ')).toEqual(["('child' | 'children' | 'e~child' | 'f~child')"]);
});

test('completes what means the same by several words, as long as nothing follows', () => {
  const synonyms = [['merger control', 'contrôle des concentrations']];
  expect(queryOf('merger contro', synonyms)[0]).toContain("'contro':*");
  expect(queryOf('merger contro', synonyms)[0]).toContain('concentr');
  expect(queryOf('merger contro ', synonyms).join(' ')).not.toContain('concentr');
  expect(queryOf('merger co', synonyms).join(' ')).not.toContain('concentr');
});

test('leaves out what a reader does not want', () => {
  const { groups, excluded } = questionOf('arbitration -maritime', 'en');
  expect([groups.map(({ text }) => text), excluded.map((one) => queryTextOf(one))]).toEqual([
    ['arbitration'],
    ["'maritime'"],
  ]);
});

test('looks for what means the same, in any language', () => {
  const synonyms = [['GDPR', 'RGPD', '通用数据保护条例', 'General Data Protection Regulation']];
  expect(queryOf('gdpr fines', synonyms)[0]).toBe(
    "(('gdpr' | 'e~gdpr' | 'f~gdpr') | ('e~rgpd' | 'f~rgpd') | ('通用' <-> '用数' <-> '数据' <-> '据保' <-> '保护' <-> '护条' <-> '条例') | (('e~gener' | 'f~general') <-> ('e~data' | 'f~dat') <-> ('e~protect' | 'f~protect') <-> ('e~regul' | 'f~regul')))",
  );
  expect(textsOf('欧盟个保法审计', [['个保法', '个人信息保护法']])).toEqual(['欧盟', '个保法', '审计']);
});

test('says what an index knows of words in order, and of characters that say so by themselves', () => {
  const [fees] = questionOf('fees', 'en', [
    { words: ['fees', 'legal fees', 'price list', '收费标准'], answers: [] },
  ]).groups;
  const written = (phrases: 'inOrder' | 'apart' | 'either') => queryTextOf(fees as never, { phrases });
  expect(written('inOrder')).toBe(
    "(('fees' | 'e~fee' | 'f~fe') | (('e~price' | 'f~pric') <-> ('e~list' | 'f~list')) | ('收费' <-> '费标' <-> '标准'))",
  );
  expect(written('apart')).toBe(
    "(('fees' | 'e~fee' | 'f~fe') | (('e~price' | 'f~pric') & ('e~list' | 'f~list')) | ('收费' & '标准'))",
  );
  expect(written('either')).toBe(
    "(('fees' | 'e~fee' | 'f~fe') | (('e~price' | 'f~pric') <-> ('e~list' | 'f~list')) | ('收费' & '标准'))",
  );
});

test('knows which characters sound alike', () => {
  const [, second] = questionOf('信息出镜', 'zh-cn').groups;
  expect(second && queryTextOf(soundingLike(second) as never)).toBe("('出镜' | 'p~chu-jing')");
});

test('takes nothing that a reader can type for syntax', () => {
  expect(queryOf("l'arbitrage & 'x' | !y:* \\ <->")).toEqual([
    "'i~l'",
    "('arbitrage' | 'e~arbitrag' | 'f~arbitrag')",
    "'i~x'",
    "'i~y'",
  ]);
});

test('looks for nothing by signs that editors wrote among words that mean the same', () => {
  expect(queryOf('levy ', [['levy', '+++', '税']])).toEqual(["(('levy' | 'e~levi' | 'f~levy') | '税')"]);
  expect(queryOf('税', [['税', '+++', '征费']])).toEqual(["('税' | '征费')"]);
});

test('knows no other characters for those that nobody reads aloud', () => {
  const [unread] = questionOf('𠀀𠀁', 'zh-cn').groups;
  expect(unread && soundingLike(unread)).toBeNull();
});
