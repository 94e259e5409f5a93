import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { Clock } from '../../../platform/cache/clock.ts';
import { routeNamed } from '../../../routing/routes.ts';
import { atomFeed } from './feed.ts';

test('what an entry says is text in a feed, whatever it looks like, and never breaks the feed', () => {
  const request = {
    locale: 'en',
    route: routeNamed('navigator-service'),
    params: {},
    path: '/navigator/s',
    search: new URLSearchParams(),
    recordId: 'ns',
    clock: new Clock(new Date('2026-11-24T10:00:00Z')),
    origin: 'https://law.example',
  } as const;
  const text = 'Fines <b>below</b> 4% & over\u000B]]> 2%';
  const entry = { id: 'a', title: text, url: '/a', summary: text, publishedOn: '2026-11-24' };
  const feed = atomFeed('S', [entry], request);
  expect(feed).not.toContain('\u000B');
  const parsed = new XMLParser({ ignoreAttributes: false }).parse(feed).feed.entry;
  const asHtml = 'Fines &lt;b&gt;below&lt;/b&gt; 4% &amp; over ]]&gt; 2%';
  expect(parsed.title).toEqual({ '#text': asHtml, '@_type': 'html' });
  expect(parsed.summary).toEqual({ '#text': asHtml, '@_type': 'html' });
});
