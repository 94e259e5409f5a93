import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkSeed } from './check-seed.ts';
import { seedFile, seedFolder } from './seed-folder.ts';

const changed = 'changedAt: 2026-10-01T09:00:00Z';
const section = seedFile(['title: About us', 'slug: about-us', changed]);
const page = (slug: string, ...more: string[]) =>
  seedFile([`title: ${slug}`, `slug: ${slug}`, 'parent: section-about', changed, ...more]);

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  await using folder = await seedFolder({ 'section/section-about.en.md': section, ...files });
  return checkSeed(folder.path);
}

test('files that fit together have no problems', async () => {
  const french = seedFile(['title: Histoire', 'slug: histoire', 'facts: [{ label: Âge, value: "155" }]']);
  const facts = 'facts: [{ label: Age, value: "155", asAt: 2026-01-01 }]';
  const files = { 'page/page-a.en.md': page('history', facts), 'page/page-a.fr-fr.md': french };
  expect(await problemsOf(files)).toEqual([]);
});

const partner = (title: string, ...more: string[]) =>
  seedFile(['title: Ann Other', 'slug: ann-other', `jobTitle: ${title}`, ...more]);
const colleague = (...more: string[]) =>
  partner('Managing Partner', 'givenName: Ann', 'familyName: Other', 'grade: partner', changed, ...more);

test('a version that knows what came after it is told, unless it says that it did not', async () => {
  const answer = (...more: string[]) =>
    seedFile(['title: Yes', 'slug: yes', 'legalStatus: in-force', ...more]);
  const files = (...more: string[]) => ({
    'navigatorCell/cell-a.en.1.md': answer('changedAt: 2026-01-01T09:00:00Z', ...more),
    'navigatorCell/cell-a.en.md': answer(changed, 'enactedOn: 2026-02-01', 'reviewedOn: 2026-10-02'),
  });
  const told = async (...more: string[]) =>
    (await problemsOf(files(...more))).filter((problem) => problem.includes('is after'));
  const reviewed = 'navigatorCell/cell-a.en.md: reviewedOn: is after 2026-10-01, when this was published';
  const enacted = 'navigatorCell/cell-a.en.1.md: enactedOn: is after 2026-01-01, when this was published';
  expect(await told('reviewedOn: 2026-01-01')).toEqual([enacted, reviewed]);
  expect(await told('reviewedOn: 2026-01-01', 'enactedOn: null')).toEqual([reviewed]);
});

test('a space at which a line of French may break before its mark is told, and another word for a courriel', async () => {
  const told = (body: string) =>
    problemsOf({
      'page/page-a.en.md': page('x'),
      'page/page-a.fr-fr.md': `${seedFile(['title: X', 'slug: x'])}${body}`,
    });
  expect(await told('Qui contrôle\u202f? Lui\u202f: «\u202fmoi\u202f».')).toEqual([]);
  expect(await told('Qui contrôle ? Lui.')).toEqual([
    'page/page-a.fr-fr.md: has a space at which a line may break in “e ?”: U+202F stands there',
  ]);
  expect(await told('Un lien par e-mail.')).toEqual([
    'page/page-a.fr-fr.md: says “e-mail”, which is a courriel in French',
  ]);
});

test('Chinese emphasis that Markdown does not read is told, since it is beside punctuation', async () => {
  const told = (body: string) =>
    problemsOf({
      'page/page-a.en.md': page('x'),
      'page/page-a.zh-cn.md': `${seedFile(['title: X', 'slug: x'])}${body}`,
    });
  expect(await told('**甲**。乙。*丙*：丁。')).toEqual([]);
  expect(await told('甲**。乙**，丙。')).toEqual([
    'page/page-a.zh-cn.md: has emphasis that Markdown does not read in “甲**。乙”',
  ]);
  expect(await told('**甲。**乙。')).toEqual([
    'page/page-a.zh-cn.md: has emphasis that Markdown does not read in “**甲。”',
  ]);
});

test('a translation that leaves out a heading, a paragraph, a list item or a row is told, and one that says more is not', async () => {
  const told = (translated: string, ...more: string[]) => toldOf('zh-cn', translated, ...more);
  const toldOf = (locale: string, translated: string, ...more: string[]) =>
    problemsOf({
      'page/page-a.en.1.md': `${page('x')}One.`,
      'page/page-a.en.md': `${page('x')}One.\n\n## Two\n\n- three\n- four\n\n| five |\n|---|\n| six |`,
      [`page/page-a.${locale}.md`]: `${seedFile(['title: X', 'slug: x', ...more])}${translated}`,
    });
  expect(await told('一。\n\n另。\n\n## 二\n\n- 三\n- 四\n\n| 五 |\n|---|\n| 六 |')).toEqual([]);
  expect(await told('一。\n\n- 三')).toEqual([
    'page/page-a.zh-cn.md: body: has 0 headings; page/page-a.en.md has 1',
    'page/page-a.zh-cn.md: body: has 0 table rows; page/page-a.en.md has 2',
    'page/page-a.zh-cn.md: body: has 1 list items; page/page-a.en.md has 2',
  ]);
  expect(await told('一。', 'translatedFrom: 1')).toEqual([]);
  expect(await toldOf('fr-fr', 'Un.\n\n## Deux\n\n- trois\n- quatre')).toEqual([
    'page/page-a.fr-fr.md: body: has 0 table rows; page/page-a.en.md has 2',
  ]);
});

test('every lesson of the demonstration firm says what it is about, which colours its drawing', () => {
  const lessons = globSync('seed/trainingItem/*.en.md');
  expect(lessons.length).toBeGreaterThan(20);
  expect(lessons.filter((file) => !/^topics: \[.+\]$/m.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a lesson that counts for more than twice what it takes is told, and one that does not is not', async () => {
  const series = seedFile(['title: S', 'slug: s', 'level: introduction', changed]);
  const told = (...more: string[]) =>
    problemsOf({
      'trainingSeries/ts1.en.md': series,
      'trainingItem/tr1.en.md': `${seedFile(['title: L', 'slug: l', 'series: ts1', 'kind: module', 'lawAsAt: 2026-01-01', changed, ...more])}${'word '.repeat(1_300)}`,
    });
  expect(await told('minutes: 10', 'cpdMinutes: 10')).toEqual([]);
  expect(await told('minutes: 10', 'cpdMinutes: 21')).toEqual([
    'trainingItem/tr1.en.md: cpdMinutes: is 21, and the lesson takes 5',
  ]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a telephone number that no record has',
    {
      'page/page-a.en.md': `${page('x', 'desks: [{ name: Desk, hours: Always, phone: "+44 20 7946 0239" }]')}Ring +44 20 7946 0170, not +44 20 7946 0239.`,
    },
    'page/page-a.en.md: says +44 20 7946 0170, which is the telephone number of no record',
  ],
  [
    'a desk that has another number elsewhere',
    {
      'page/page-a.en.md': page(
        'x',
        'desks: [{ name: Desk, phone: "+44 20 7946 0110", email: a@b.example }]',
      ),
      'page/page-b.en.md': page(
        'y',
        'desks: [{ name: Desk, phone: "+44 20 7946 0100", email: a@b.example }]',
      ),
    },
    'page/page-b.en.md: desks: a@b.example has the phone “+44 20 7946 0100”, and “+44 20 7946 0110” in page/page-a.en.md',
  ],
  [
    'a title that is another one in translation',
    { 'person/pe1.en.md': colleague(), 'person/pe1.fr-fr.md': partner('Associé') },
    'person/pe1.fr-fr.md: jobTitle: is “Associé”, and in English “Managing Partner”',
  ],
  [
    'a title that is not what the grade is called',
    {
      'person/pe1.en.md': colleague().replace('Managing Partner', 'Partner'),
      'person/pe1.zh-cn.md': partner('律师'),
    },
    'person/pe1.zh-cn.md: jobTitle: is “律师”, and the grade is called “合伙人”',
  ],
  [
    'a year that the source does not name',
    {
      'page/page-a.en.md': `${page('x')}Since 1871, and again in 1999.`,
      'page/page-a.fr-fr.md': `${seedFile(['title: X', 'slug: x'])}Depuis 1872 ; selon la loi du 27 mars 2017, 2 000 €.`,
    },
    'page/page-a.fr-fr.md: names the year 1872, which its source does not',
  ],
  [
    'a title of something to hear that is not there',
    { 'page/page-a.en.md': page('x').replace(/^title: .*$/m, 'title: "Podcast: a talk"') },
    'page/page-a.en.md: title: promises a recording, and the record has none',
  ],
  [
    'a summary of something to hear that is not there',
    { 'page/page-a.en.md': page('x', 'summary: "Recorded. Three firms."') },
    'page/page-a.en.md: summary: promises a recording, and the record has none',
  ],
  [
    'hours of somebody in the press office that its page does not give',
    { 'person/pe1.en.md': `${colleague('pressOfficer: true')}Ring at any hour.` },
    'person/pe1.en.md: promises an hour that the press office’s page does not',
  ],
  [
    'a closing date beside the programme that has it',
    {
      'graduatePage/graduate-page-a.en.md': `${seedFile(['title: Students', 'slug: students', changed])}| For | Apply by |\n|---|---|\n| Law | January |\n`,
    },
    'graduatePage/graduate-page-a.en.md: says when a programme closes, which stands with the programme: “For | Apply by | Law | January”',
  ],
  [
    'a number of members that the page on governance does not give',
    {
      'page/page-governance.en.md': page(
        'governance',
        'facts: [{ label: Members, value: "196", asAt: 2026-01-01 }]',
      ),
      'page/page-a.en.md': `${page('x')}A firm of 190 members.`,
    },
    'page/page-a.en.md: members: says 190, and there is 196',
  ],
  [
    'a year of founding that is not the first of the story',
    {
      'page/page-our-story.en.md': page(
        'our-story',
        'milestones: [{ year: "1871", title: Two names, text: They rent two rooms. }]',
      ),
      'page/page-a.en.md': `${page('x')}The firm was founded in London in 1872.`,
    },
    'page/page-a.en.md: founded: says 1872, and there is 1871',
  ],
  [
    'a figure that another page gives otherwise',
    {
      'page/page-a.en.md': page('x', 'facts: [{ label: Members, value: "196", asAt: 2026-01-01 }]'),
      'page/page-b.en.md': page('y', 'facts: [{ label: Members, value: "197", asAt: 2026-01-01 }]'),
    },
    'page/page-b.en.md: “Members” is 197, and elsewhere 196',
  ],
  [
    'a figure of a translation that its source does not give',
    {
      'page/page-a.en.md': page(
        'x',
        'facts: [{ label: Promises kept, value: "11 of 17", asAt: 2026-01-01 }]',
      ),
      'page/page-a.zh-cn.md': seedFile([
        'title: X',
        'slug: x',
        'facts: [{ label: 承诺, value: 17项中的12项 }]',
      ]),
    },
    'page/page-a.zh-cn.md: “承诺” is 17项中的12项, and in its source 11 of 17',
  ],
  [
    'a link that is said to lead to English, and leads to French',
    {
      'page/page-a.en.md': `${page('x')}See [B](record:page-b).`,
      'page/page-a.fr-fr.md': `${seedFile(['title: X', 'slug: x'])}Voir [B](record:page-b) (en anglais).`,
      'page/page-b.en.md': page('b'),
      'page/page-b.fr-fr.md': seedFile(['title: B', 'slug: b']),
    },
    'page/page-a.fr-fr.md: says that page-b is in English, which is there in fr-fr',
  ],
])('%s is told, since it contradicts a record', async (_, files, problem) => {
  expect(await problemsOf(files)).toContain(problem);
});

test.each<[string, Record<string, string>, string]>([
  ['an unknown type', { 'thing/a.en.md': section }, 'thing/a.en.md: thing is not a content type'],
  ['a bad name', { 'page/a.md': section }, 'page/a.md: is not named <id>.<locale>.md'],
  ['no front matter', { 'page/a.en.md': 'x' }, 'page/a.en.md: has no front matter between lines of ---'],
  [
    'a missing parent',
    { 'page/a.en.md': page('x').replace('-about', '-no') },
    'page/a.en.md: parent: section-no does not exist',
  ],
  [
    'a wrong parent',
    { 'topic/a.en.md': page('x') },
    'topic/a.en.md: parent: a topic cannot stand below section',
  ],
  [
    'no date',
    { 'page/a.en.md': page('x').replace(changed, '') },
    'page/a.en.md: changedAt: must be a time such as 2026-11-20T09:00:00Z',
  ],
  [
    'a link to nothing',
    { 'page/a.en.md': `${page('x')}[y](record:pe1)` },
    'page/a.en.md: body: links to pe1, which does not exist',
  ],
  [
    'a bad slug',
    { 'page/a.en.md': page('Über') },
    'page/a.en.md: slug: “Über” is not made of lower-case letters, digits and single hyphens.',
  ],
  [
    'two at one path',
    { 'page/a.en.md': page('x'), 'page/b.en.md': page('x') },
    'page/b.en.md: slug: page/a.en.md has the address /about-us/x already',
  ],
  [
    'one id twice',
    { 'topic/section-about.en.md': section },
    'section/section-about.en.md: the id section-about is used for section and topic',
  ],
  [
    'a shared field in a translation',
    { 'page/a.en.md': page('x'), 'page/a.fr-fr.md': page('x', 'contacts: [section-about]') },
    'page/a.fr-fr.md: contacts: is the same in every language: change it in the source language',
  ],
  [
    'a list that is shorter',
    { 'page/a.en.md': page('x', 'facts: [{ label: A, value: B }]'), 'page/a.fr-fr.md': page('x') },
    'page/a.fr-fr.md: facts: has 0 items; the source has 1',
  ],
  [
    'a list that is longer',
    {
      'page/a.en.1.md': page('x'),
      'page/a.en.md': page('x'),
      'page/a.fr-fr.md': page('x', 'facts: [{ label: A, value: B }]\ntranslatedFrom: 1'),
    },
    'page/a.fr-fr.md: facts: has 1 items; the source has 0',
  ],
  [
    'a translation of no version',
    { 'page/a.en.md': page('x'), 'page/a.fr-fr.md': page('x', 'translatedFrom: 2') },
    'page/a.fr-fr.md: translatedFrom: the source has no version 2',
  ],
  [
    'news under embargo',
    {
      'news/n.en.md': seedFile([
        'title: N',
        'slug: n',
        changed,
        'kind: firm',
        'publishedOn: 2026-01-01',
        'embargoedUntil: 2999-01-01T00:00:00Z',
      ]),
    },
    'news/n.en.md: embargoedUntil: It is under embargo until Tue, 01 Jan 2999 00:00:00 GMT. Schedule it for then or later.',
  ],
  [
    'a version alone',
    { 'page/a.en.1.md': page('x') },
    'page/a.en.1.md: is an earlier version of a file that is missing',
  ],
])('%s is reported with its file', async (_, files, problem) => {
  expect(await problemsOf(files)).toContain(problem);
});
