import { expect, test } from 'vitest';
import { siteForFile } from '../testing/for-file.ts';

const site = siteForFile();

async function html(path: string): Promise<string> {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** What stands in `<main>`: the language switch around it names every language on every page. */
function mainOf(page: string): string {
  return /<main\b.*<\/main>/s.exec(page)?.[0] ?? '';
}

/** The words of the page's notice of that kind; empty when it has none. */
function noticeIn(page: string, kind: string): string {
  const [, tag, content] =
    new RegExp(`<(\\w+)[^>]* data-kind="${kind}"[^>]*>(.*?)</\\1>`, 's').exec(page) ?? [];
  return tag === undefined ? '' : (content ?? '').replaceAll(/<[^>]*>/g, '');
}

/** hreflang → path of the alternates that a page names. */
function alternates(page: string): Record<string, string> {
  const links = page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
  return Object.fromEntries(
    [...links].map(([, hreflang, href]) => [hreflang, href?.slice(site.origin.length)]),
  );
}

async function anyRecord(where: { readonly in: string; readonly notIn?: string; readonly type: string }) {
  const { kysely } = site.database;
  let query = kysely
    .selectFrom('live')
    .select(['record_id', 'path'])
    .where('type', '=', where.type)
    .where('locale', '=', where.in)
    .orderBy('record_id');
  const { notIn } = where;
  if (notIn !== undefined) {
    const others = kysely.selectFrom('live').select('record_id').where('locale', '=', notIn);
    query = query.where('record_id', 'not in', others);
  }
  const row = await query.executeTakeFirstOrThrow();
  return { id: row.record_id, path: row.path ?? '' };
}

test('translations name each other and themselves, with English as the default', async () => {
  const { path } = await anyRecord({ type: 'publication', in: 'zh-cn' });
  const english = alternates(await html(`/zh-cn${path}`));
  expect(english['x-default']).toBe(english.en);
  expect(english['zh-CN']).toBe(`/zh-cn${path}`);
  for (const [hreflang, address] of Object.entries(english)) {
    expect(alternates(await html(address)), hreflang).toEqual(english);
  }
});

test('what is not translated is shown in English, marked, with a notice, and is canonical there', async () => {
  const { path } = await anyRecord({ type: 'publication', in: 'en', notIn: 'fr-fr' });
  const page = await html(`/fr-fr${path}`);
  expect(page).toContain('<html lang="fr-FR"');
  expect(mainOf(page)).toMatch(/<h1[^>]* lang="en-GB"/);
  expect(page).toContain(`<link rel="canonical" href="${site.origin}${path}">`);
  expect(alternates(page)['fr-FR']).toBeUndefined();
  expect(noticeIn(page, 'missing')).toMatch(
    /pas disponible en français|n’existe pas en français|pas traduit/i,
  );
});

test('a stale translation says so, with the dates of both', async () => {
  const stale = await site.database.kysely
    .selectFrom('stale_translation')
    .innerJoin('live', (join) =>
      join
        .onRef('live.record_id', '=', 'stale_translation.record_id')
        .onRef('live.locale', '=', 'stale_translation.locale'),
    )
    .select(['live.path', 'live.locale'])
    .where('live.locale', '=', 'fr-fr')
    .where('live.path', 'is not', null)
    .executeTakeFirstOrThrow();
  const notice = noticeIn(await html(`/fr-fr${stale.path}`), 'stale');
  const days = notice.match(
    /\d{1,2}(?:er)?\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\s20\d\d/g,
  );
  expect(new Set(days).size, notice).toBe(2);
  expect(notice).toMatch(/^.*Traduit de la version du .* Le texte anglais a été mis à jour le /);
});

test('dates and numbers are written as the language writes them', async () => {
  const { path: english } = await anyRecord({ type: 'news', in: 'en' });
  expect(await html(english)).toMatch(
    /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/,
  );
  const { path: chinese } = await anyRecord({ type: 'news', in: 'zh-cn' });
  expect(await html(`/zh-cn${chinese}`)).toMatch(/20\d\d年\d{1,2}月\d{1,2}日/);
  const { path: french } = await anyRecord({ type: 'news', in: 'fr-fr' });
  expect(await html(`/fr-fr${french}`)).toMatch(
    /\d{1,2} (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) 20\d\d/,
  );
});
