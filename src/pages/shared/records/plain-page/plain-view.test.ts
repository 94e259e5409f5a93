import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../../testing/requests.fixture.ts';
import { cardSection } from '../rows.ts';
import { plainView } from './plain-view.ts';

it('has beside the side column its text, and what comes first where there is no text', () => {
  const below = {
    id: 'b',
    type: 'page',
    subject: null,
    locale: 'en',
    title: 'Below',
    url: '/b',
    summary: null,
  } as const;
  const sections = [cardSection('below', 'Below', [below], 'en')];
  const show = (body: ReturnType<typeof coreRecord>['body']) =>
    plainView({ ...coreRecord(), body }, requestOf('accessibility', '/accessibility'), { sections }).props;
  expect(show(null)).toMatchObject({ lead: [{ id: 'below' }], sections: [] });
  const body = [{ _type: 'block' as const, _key: 'k', style: 'normal' as const, children: [], markDefs: [] }];
  expect(show(body)).toMatchObject({ lead: [], sections: [{ id: 'below' }] });
});
