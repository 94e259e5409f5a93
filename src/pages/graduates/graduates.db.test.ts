import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { langOfArea } from '../../i18n/language-of.ts';
import { graduateLocales, type Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { type SeededSite, seededSite } from '../../site/seeded-site.fixture.ts';

let seeded: SeededSite;
beforeAll(async () => {
  seeded = await seededSite();
});
afterAll(() => seeded.end());

async function read(address: string): Promise<string> {
  const { status, body } = await seeded.ask(address);
  expect([address, status]).toEqual([address, 200]);
  return String(body);
}

const questionsIn = (html: string) => [...html.matchAll(/<details id="([^"]+)"/g)].map(([, id]) => id);

describe.each(graduateLocales)('the edition %s', (locale) => {
  const page = (name: string) => read(addressOf(locale, `/graduates/${name}`));

  test('shows the way to qualification, each step with the public source that decides it', async () => {
    const html = await page('training-contract');
    const sources = [...html.matchAll(/<a href="(https:[^"]+)" rel="external">/g)].map(([, url]) => url);
    expect(sources.length).toBeGreaterThanOrEqual(4);
    expect(new Set(sources).size).toBeGreaterThanOrEqual(2);
  });

  test('names who answers, with an address to write to', async () => {
    for (const name of ['apply', 'contact-us', 'training-contract']) {
      expect(await page(name)).toMatch(/href="mailto:[\w.-]+@fenwardenlisle\.example">/);
    }
  });

  test('leads from each programme that is open to its form, in a language that the form has', async () => {
    const html = await page('apply');
    const links = [...html.matchAll(/<a href="(\/forms\/graduate\?about=[\w-]+)" hrefLang="en-GB">/gi)].map(
      ([, url]) => url,
    );
    expect(links.length).toBe(html.match(/mailto:[^"]+\?subject=/g)?.length ?? 0);
  });

  test('tells search engines where on the page each programme stands', async () => {
    const html = await page('apply');
    const anchors = [...html.matchAll(/"url":"[^"#]+#([\w-]+)"/g)].map(([, anchor]) => anchor);
    expect(anchors.length).toBe(html.match(/"EducationalOccupationalProgram"/g)?.length ?? 0);
    for (const anchor of anchors) expect(html).toContain(`id="${anchor}"`);
  });

  test('answers at least a dozen questions, each with an address of its own, in its own language', async () => {
    const html = await page('faq');
    const ids = questionsIn(html);
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(html).toContain(`href="#${id}"`);
    expect(html.match(/<summary[^>]* lang="/)).toBeNull();
  });

  test('offers its closing dates as a calendar', async () => {
    expect(await read(addressOf(locale, '/graduates/apply.ics'))).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });
});

test('a German who has only begun to study is told what will be open later, and why', async () => {
  const asked = 'country=DE&stage=first-year&degree=law&examination=no&work=yes';
  const html = await read(`/de-de/graduates/apply?${asked}`);
  expect(html).toContain('Später');
  expect(html).toContain('Vor der Bewerbung brauchen Sie: die erste Prüfung');
  expect(html).not.toContain('Jetzt</h3>');
});

test('nobody is told that they can qualify in Dubai', async () => {
  const html = await read('/en-ae/graduates/training-contract');
  expect(html).toContain('leads by itself to no admission');
});

/** Of a page, what stands in no element that is marked as English. */
function unmarked(html: string): string {
  const [start] = [...html.matchAll(/<(\w+)[^>]* lang="en[^>]*>/g)];
  if (!start) return html;
  const [{ length: opening }, name] = start as unknown as [string, string];
  let depth = 1;
  let end = html.length;
  for (const tag of html.slice(start.index + opening).matchAll(new RegExp(`<(/?)${name}\\b[^>]*>`, 'g'))) {
    depth += tag[1] ? -1 : 1;
    if (depth > 0) continue;
    end = start.index + opening + tag.index;
    break;
  }
  return unmarked(html.slice(0, start.index) + html.slice(end));
}

const textsIn = (messages: object): string[] =>
  Object.values(messages).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' ? textsIn(value) : [],
  );

/** What a language leaves to English, but for words that it uses itself. */
function englishTexts(locale: Locale): Set<string> {
  const areas = Object.entries(messagesFor(locale)).map(([name, texts]) => {
    const area = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return { isEnglish: langOfArea(area, locale) !== undefined, texts: textsIn(texts) };
  });
  const own = new Set(areas.flatMap(({ isEnglish, texts }) => (isEnglish ? [] : texts)));
  return new Set(
    areas.flatMap(({ isEnglish, texts }) => (isEnglish ? texts.filter((text) => !own.has(text)) : [])),
  );
}

test.each([
  ['de-de', 'Auf Englisch'],
  ['nl-nl', 'In het Engels'],
] as const)(
  'what is said in English on pages in %s is marked as English, and says so',
  async (locale, words) => {
    const english = englishTexts(locale);
    expect(english.size).toBeGreaterThan(500);
    for (const path of ['/graduates', '/graduates/faq', '/graduates/apply', '/graduates/nothing-here']) {
      const { body } = await seeded.ask(addressOf(locale, path));
      const html = String(body).replace(/<head>.*<\/head>/s, '');
      const rest = unmarked(html.replace(/^.*?<body/s, '<body'));
      const said = [...rest.matchAll(/>([^<>]+)<|(?:aria-label|placeholder|alt)="([^"]+)"/g)].map(
        ([, text, label]) => (text ?? label ?? '').trim(),
      );
      expect(said.length).toBeGreaterThan(30);
      expect([path, said.filter((text) => english.has(text))]).toEqual([path, []]);
      expect(html).toContain(words);
    }
  },
);
