import { describe, expect, it } from 'vitest';
import { coreRecord, requestOf } from '../testing/requests.fixture.ts';
import type { SiteMapQuery } from './query.gen.ts';
import { siteMapView } from './view.ts';

const leaf = (id: string, changes: object = {}) => ({
  id,
  locale: 'en',
  title: id,
  url: `/${id}`,
  ...changes,
});
const list = (nodes: readonly object[], totalCount = nodes.length) => ({ totalCount, nodes });

/** The map at an address, where these lists are asked for. */
function show(lists: object, search = '', locale: 'en' | 'zh-cn' = 'en') {
  const url = locale === 'en' ? '/site-map' : '/zh-cn/site-map';
  const record = coreRecord({ type: 'section', title: 'Site map', url, path: '/site-map', breadcrumbs: [] });
  return siteMapView(
    {
      record: { ...record, translations: [{ locale, url, title: 'Site map' }] },
      ...lists,
    } as unknown as SiteMapQuery,
    requestOf('site-map', '/site-map', { locale, search }),
  );
}
const parts = (...chosen: Parameters<typeof show>) => show(...chosen)?.props.parts;

const many = Array.from({ length: 30 }, (_, at) => leaf(`p${at}`, { publishedOn: '2026-01-01' }));
const services = list([leaf('Tax', { parent: null }), leaf('Droit pénal', { parent: { id: 'Tax' } })]);

describe('the overview', () => {
  it('leads to a page for each area that has pages, and says how many there are', () => {
    const lists = { services, publications: list(many.slice(0, 3), 160), newsItems: list([]) };
    expect(parts(lists)).toMatchObject([
      { heading: 'Services', url: '/site-map?area=services', count: 2 },
      { heading: 'Publications', url: '/site-map?area=publications', count: 160 },
    ]);
    expect(parts(lists, '', 'zh-cn')?.[0]?.url).toBe('/zh-cn/site-map?area=services');
  });

  it('shows the main pages of each alone, and does not count what it has not read', () => {
    const sections = list([leaf('about', { children: [leaf('story')] })]);
    const events = list(
      many.map((one) => ({ ...one, startsAt: '2026-01-01T10:00:00Z' })),
      63,
    );
    const [areas, found] = parts({ sections, events }) ?? [];
    expect(areas?.leaves).toMatchObject([{ id: 'about', children: [] }]);
    expect(areas?.count).toBeUndefined();
    expect([found?.leaves.length, found?.count]).toEqual([8, 63]);
  });

  it('leads to people by letter', () => {
    const [people] = parts({ people: list([leaf('a', { familyName: 'A' })]) }) ?? [];
    expect(people?.leaves).toEqual([]);
    expect(people?.letters?.letters.at(-1)?.url).toBe('/site-map?area=people&letter=Z');
    expect(people?.letters?.all).toEqual({ url: '/site-map?area=people', current: false });
  });

  it('tells products from features', () => {
    const nodes = [leaf('guide', { product: { feature: 'x' } }), leaf('tool', { product: null })];
    expect(parts({ works: { nodes } })?.map(({ heading, leaves }) => [heading, leaves[0]?.id])).toEqual([
      ['Features', 'guide'],
      ['Products', 'tool'],
    ]);
  });

  it('is one page, as is what is called by a name', () => {
    for (const search of ['page=2', 'q=tax&page=2', 'q=tax&area=services&page=2'])
      expect(show({ services }, search), search).toBeNull();
  });

  it('leaves out what only answers a form', () => {
    const nodes = [leaf('x', { url: '/thank-you', children: [leaf('y')] }), leaf('news')];
    expect(parts({ sections: { nodes } })?.[0]?.leaves.map(({ id }) => id)).toEqual(['news']);
  });
});

describe('an area', () => {
  it('shows services as a tree', () => {
    expect(parts({ services }, 'area=services')).toMatchObject([
      { heading: '', leaves: [{ id: 'Tax', children: [{ id: 'Droit pénal', children: [] }] }] },
    ]);
    expect(show({ services }, 'area=services')?.props.count).toBe('2 pages');
  });

  it('goes down all levels, and leaves out what has no address', () => {
    const deep = leaf('a', { children: [leaf('b', { children: [leaf('c'), leaf('d', { url: null })] })] });
    const [area] = parts({ sections: { nodes: [deep] } }, 'area=areas') ?? [];
    expect(area?.leaves[0]?.children[0]?.children.map(({ id }) => id)).toEqual(['c']);
  });

  it('keeps people by letter, whatever their accents, and in Chinese by the reading of the surname', () => {
    const person = (title: string, familyName: string) => leaf(title, { familyName });
    const people = list([
      person('Zoé Étienne', 'Étienne'),
      person('Bob Eton', 'Eton'),
      person('曾明', 'Zeng'),
      person('7', '7'),
    ]);
    expect(
      parts({ people }, 'area=people', 'zh-cn')?.map(({ heading, leaves }) => `${heading} ${leaves.length}`),
    ).toEqual(['E 2', 'Z 1', '其他 1']);
  });

  it('says which letter it shows, also where no name begins with it', () => {
    for (const people of [list([leaf('a', { familyName: 'A' })]), list([])]) {
      const view = show({ people }, 'area=people&letter=A');
      expect(view?.props.letters?.letters.find(({ current }) => current)?.letter).toBe('A');
      expect(view?.head.noindex).toBe(true);
    }
  });

  it('keeps news by year, the newest first', () => {
    const nodes = ['2024-01-01', '2026-05-01', '2026-02-01'].map((day) => leaf(day, { publishedOn: day }));
    expect(parts({ newsItems: list(nodes) }, 'area=news')?.map(({ heading }) => heading)).toEqual([
      '2026',
      '2024',
    ]);
  });

  it('goes on over several pages where it is long, each with an address of its own', () => {
    const first = show({ publications: list(many, 450) }, 'area=publications');
    expect(first?.props.paging).toMatchObject({ pages: 3, next: '/site-map?area=publications&page=2' });
    expect(first?.head.canonical).toBe('/site-map?area=publications');
    const second = show({ publications: list(many, 450) }, 'area=publications&page=2');
    expect(second?.head.canonical).toBe('/site-map?area=publications&page=2');
    expect(second?.head.title).toBe('Site map: Publications, page 2');
    expect(show({ publications: list([], 450) }, 'area=publications&page=4')).toBeNull();
  });

  it('stands below the site map, in every language of it', () => {
    const head = show({ services }, 'area=services', 'zh-cn')?.head;
    expect(head?.breadcrumbs?.slice(1).map(({ url }) => url)).toEqual([
      '/zh-cn/site-map',
      '/zh-cn/site-map?area=services',
    ]);
    expect(head?.alternates).toEqual([{ locale: 'zh-cn', url: '/zh-cn/site-map?area=services' }]);
  });

  it('is no page where there is none of the name', () => {
    expect(show({ services }, 'area=nonsense')).toBeNull();
  });
});

describe('asked for a name', () => {
  it('shows what is called so with what it stands below, and counts it alone', () => {
    const props = show({ services, sections: list([leaf('About')]) }, 'q=PENAL droit')?.props;
    expect(props?.parts).toMatchObject([
      { heading: 'Services', count: 1, leaves: [{ id: 'Tax', children: [{}] }] },
    ]);
    expect(props?.count).toBe('1 page for “PENAL droit”');
  });

  it('shows all of a list that the database found by other names, and how many there are', () => {
    const people = list([leaf('魏静怡', { familyName: '魏' })], 700);
    expect(show({ people }, 'q=wei')?.props).toMatchObject({
      count: '700 pages for “wei”',
      parts: [{ leaves: [{ id: '魏静怡' }] }],
    });
  });

  it('leads to the search in texts where nothing is called so', () => {
    const props = show({ services }, 'q=moon %26 stars')?.props;
    expect(props?.parts).toEqual([]);
    expect(props?.instead?.url).toBe('/search?q=moon+%26+stars');
  });

  it('is no page for search engines', () => {
    expect(show({ services }, 'q=tax')?.head.noindex).toBe(true);
    expect(show({ services })?.head.noindex).toBe(false);
  });
});
