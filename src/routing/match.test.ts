import { describe, expect, test } from 'vitest';
import { parameterIn, segmentsOf } from '../content/types/path-patterns.ts';
import { addressOf, pathTo } from './address.ts';
import { locationSlugs } from './location-slugs.ts';
import { matchAddress } from './match.ts';
import { localesOf, routes } from './routes.ts';

const route = (pathname: string) => {
  const match = matchAddress(pathname);
  return match.kind === 'route' ? match.route.name : match.kind;
};
const target = (pathname: string) => {
  const match = matchAddress(pathname);
  return match.kind === 'redirect' ? match.to : match.kind;
};

describe('every row', () => {
  test.each(routes.flatMap((row) => localesOf(row).map((locale) => [locale, row.pattern, row] as const)))(
    'answers in %s at %s',
    (locale, pattern, row) => {
      const names = segmentsOf(pattern).flatMap((segment) => parameterIn(segment) ?? []);
      const params = Object.fromEntries(names.map((name) => [name, `some-${name.toLowerCase()}`]));
      const path = pathTo(row.name, params);
      expect(matchAddress(addressOf(locale, path))).toEqual({
        kind: 'route',
        locale,
        route: row,
        params,
        path,
      });
    },
  );

  test('of the locations answers for each place that the specification names', () => {
    for (const slug of locationSlugs) {
      expect(matchAddress(`/zh-cn/locations/${slug}`)).toMatchObject({ locale: 'zh-cn', params: { slug } });
    }
  });
});

describe('specificity', () => {
  test.each([
    ['/about-us/our-story', 'about-our-story'],
    ['/about-us/our-people', 'about-page-1'],
    ['/blog/categories', 'blog-categories'],
    ['/expertise/solutions/x', 'solution-1'],
    ['/features/marketing/x', 'feature-marketing'],
    ['/features/marketing', 'feature'],
    ['/products/overview/marketing/x', 'product-part-1'],
    ['/graduates/contact-us', 'graduates-contact-us'],
    ['/navigator/s/report-builder', 'navigator-report-builder'],
    ['/navigator/s/marketing/x', 'navigator-marketing'],
    ['/navigator/s/content/x/status-table', 'navigator-service-article'],
    ['/navigator/s/region/x/status-table', 'navigator-status-table'],
    ['/navigator/s/content/x/y', 'navigator-service-article'],
    ['/navigator/s/region/content/x/y', 'navigator-region-article'],
    ['/navigator/s/content', 'navigator-region'],
  ])('%s is %s', (address, name) => {
    expect(route(address)).toBe(name);
  });
});

describe('languages', () => {
  test('English has no prefix', () => {
    expect(target('/en')).toBe('/');
    expect(target('/en/people')).toBe('/people');
    expect(target('/en/graduates')).toBe('/graduates');
  });

  test('only the first segment names one', () => {
    expect(matchAddress('/people/fr-fr/x')).toMatchObject({ locale: 'en', params: { id: 'fr-fr' } });
    expect(matchAddress('/fr-fr/zh-cn/people')).toMatchObject({ kind: 'unknown', locale: 'fr-fr' });
  });

  test('a graduate locale elsewhere leads to the page without prefix, its root to its graduate pages', () => {
    expect(target('/nl-nl/people/p1/jane')).toBe('/people/p1/jane');
    expect(target('/de-de')).toBe('/de-de/graduates');
    expect(target('/de-de/no-such-page')).toBe('/no-such-page');
  });

  test('graduate pages are served in French and Chinese', () => {
    expect(matchAddress('/fr-fr/graduates/apply')).toMatchObject({ kind: 'route', locale: 'fr-fr' });
    expect(matchAddress('/zh-cn/graduates')).toMatchObject({ kind: 'route', locale: 'zh-cn' });
  });

  test('an unknown page below graduates keeps its language', () => {
    expect(matchAddress('/nl-nl/graduates/a/b')).toEqual({
      kind: 'unknown',
      locale: 'nl-nl',
      path: '/graduates/a/b',
    });
  });
});

describe('one permanent redirect', () => {
  test.each([
    ['/people/', '/people'],
    ['//people', '/people'],
    ['/fr-fr/', '/fr-fr'],
    ['', '/'],
    ['/FR-FR/People/P1/Jane-Doe', '/fr-fr/people/p1/jane-doe'],
    ['/%70eople', '/people'],
    ['/people/../news/./x', '/news/x'],
    ['/people/%2e%2e/news', '/news'],
    ['/careers/success-stories', '/careers/sucess-stories'],
    ['/sector/energy', '/sectors/sector/energy'],
    ['/service/a/b/c', '/services/service/a/b/c'],
    ['/offices', '/locations'],
    ['/fr', '/fr-fr'],
    ['/ZH/', '/zh-cn'],
    ['/cn/people', '/zh-cn/people'],
    ['/fr/fr-fr', '/fr-fr/fr-fr'],
    ['/en-gb/news', '/news'],
    ['/de', '/de-de/graduates'],
    ['/nl/graduates/apply', '/nl-nl/graduates/apply'],
    ['/login', '/auth/dashboard'],
    ['/fr/connexion', '/fr-fr/auth/dashboard'],
    ['/zh-cn/jobs', '/zh-cn/careers'],
    ['/fr-fr/newsletters', '/fr-fr/mail/newsletters'],
    ['/home', '/'],
    ['/fr-fr/training/', '/fr-fr/training-series'],
    ['/zh-cn/Services/Service', '/zh-cn/services'],
    ['/en/en/people', '/people'],
    ['/en/nl-nl', '/nl-nl/graduates'],
    ['//NL-NL//Careers/Success-Stories//', '/careers/sucess-stories'],
    ['/sector', '/sectors'],
    ['/fr-fr/service', '/fr-fr/services'],
    ['/EN-SG/Sector/Energy/', '/sectors/sector/energy'],
    ['/FR-FR/SERVICE/tax/', '/fr-fr/services/service/tax'],
    ['//evil.example/x', '/evil.example/x'],
    ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
    ['/caf\u00e9/', '/caf%C3%A9'],
  ])('%j leads to %s', (from, to) => {
    expect(target(from)).toBe(to);
    expect(matchAddress(to).kind).not.toBe('redirect');
  });

  test('tells the language and path of its target', () => {
    expect(matchAddress('/FR-FR/News/')).toMatchObject({ locale: 'fr-fr', path: '/news' });
  });

  test('an alias that would lead nowhere is no redirect', () => {
    expect(target('/service/a/b/c/d')).toBe('unknown');
    expect(target('/careers/success-stories/a/b/c/d/e')).toBe('unknown');
  });
});

describe('bad addresses', () => {
  test.each(['/%', '/%zz', '/people/%E0%A4', '/%c0%af', '/a%00b', '/x%0d%0ay', '/\ud800'])(
    '%j is malformed',
    (pathname) => {
      expect(matchAddress(pathname)).toEqual({ kind: 'malformed', locale: 'en' });
    },
  );

  test('are answered in the language of their first segment', () => {
    expect(matchAddress('/fr-fr/%zz')).toEqual({ kind: 'malformed', locale: 'fr-fr' });
    expect(matchAddress('/ZH-CN/%zz')).toMatchObject({ locale: 'zh-cn' });
    expect(matchAddress('/fr/%zz')).toMatchObject({ locale: 'fr-fr' });
    expect(matchAddress('/constructor/%zz')).toMatchObject({ locale: 'en' });
  });

  test.each(['/nothing', '/people/p1', '/__proto__', '/constructor', '/auth', '/fr-fr/offices/a/b'])(
    '%s is unknown',
    (pathname) => {
      expect(route(pathname)).toBe('unknown');
    },
  );
});
