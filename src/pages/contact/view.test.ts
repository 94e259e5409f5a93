import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../requests.fixture.ts';
import type { ContactPageQuery } from './query.gen.ts';
import { contactView } from './view.ts';

const press = {
  id: 'press',
  type: 'page',
  locale: 'en',
  title: 'Press office',
  summary: 'Three officers.',
  url: '/contact-us/press',
  contacts: [
    {
      id: 'p1',
      type: 'person',
      locale: 'en',
      title: 'Oliver Strand',
      url: '/people/p1/oliver',
      phone: '+44 20 7946 0236',
      email: null,
    },
  ],
};
const data = {
  section: { ...coreRecord({ type: 'section' }), children: [press] },
  offices: {
    nodes: [
      {
        id: 'o1',
        type: 'office',
        locale: 'en',
        title: 'Paris',
        url: '/offices/paris',
        phone: '+33 1 99 00 40 00',
        location: { region: 'EUROPE' },
      },
    ],
  },
} as unknown as ContactPageQuery;

it('begins with finding a lawyer, then names the desks, then what other areas answer', () => {
  const intents = contactView(data, requestOf('contact', '/contact-us'))?.props.intents;
  expect(intents?.map(({ title }) => title.url)).toEqual([
    '/people',
    '/contact-us/press',
    '/about-us/fraud-and-scam-alerts',
    '/careers',
    '/legal-and-regulatory-information/data-privacy',
    '/accessibility',
  ]);
  expect(intents?.[1]?.desks).toMatchObject([
    { label: 'Oliver Strand', values: [{ url: 'tel:+442079460236' }] },
  ]);
});

it('gives every office’s telephone by region', () => {
  const offices = contactView(data, requestOf('contact', '/contact-us'))?.props.offices;
  expect(offices).toMatchObject([{ title: 'Europe', links: [{ url: 'tel:+33199004000' }] }]);
});
