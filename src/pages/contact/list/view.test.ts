import { expect, it } from 'vitest';
import type { AboutPageQuery } from '../../about/item/query.gen.ts';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { deskView } from '../item/view.ts';
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
  desks: [{ name: 'On call', hours: 'At night', phone: '+44 20 7946 0190', email: 'press@firm.example' }],
};
const hidden = { ...press, id: 'hidden', url: null };
const data = {
  section: { ...coreRecord({ type: 'section' }), children: [press, hidden] },
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

it('names for each reason to write the people and desks that answer, with telephone and address', () => {
  const intents = contactView(data, requestOf('contact', '/contact-us'))?.props.intents;
  expect(intents?.map(({ title }) => title.url)).toEqual(['/contact-us/press']);
  expect(intents?.[0]?.desks).toMatchObject([
    { label: 'Oliver Strand', values: [{ url: 'tel:+442079460236' }] },
    {
      label: 'On call',
      values: [{ url: 'tel:+442079460190' }, { url: 'mailto:press@firm.example' }, { text: 'At night' }],
    },
  ]);
});

it('gives every office’s telephone by region', () => {
  const offices = contactView(data, requestOf('contact', '/contact-us'))?.props.offices;
  expect(offices).toMatchObject([
    { title: 'Europe', offices: [{ town: 'Paris', phone: { url: 'tel:+33199004000' } }] },
  ]);
});

it('names on the page of a desk the people who answer before the desk itself, with their telephones', () => {
  const person = {
    ...press.contacts[0],
    jobTitle: 'Press officer',
    standing: 'CURRENT',
    grade: 'BUSINESS_SERVICES',
    offices: [],
    services: [],
  };
  const page = {
    ...coreRecord({ path: '/contact-us/press', url: '/contact-us/press' }),
    ...{
      sideTree: [],
      form: null,
      children: [],
      facts: [],
      milestones: [],
      series: [],
      projects: [],
      seats: [],
      related: [],
    },
    desks: press.desks,
    contacts: [person],
  };
  const shown = deskView(
    { page } as unknown as AboutPageQuery,
    requestOf('contact-page', '/contact-us/press'),
  );
  expect(shown?.props.desks.map(({ label }) => label)).toEqual(['Oliver Strand', 'On call']);
  expect(shown?.props.desks[0]?.values[0]?.url).toBe('tel:+442079460236');
  expect(shown?.props.people.people).toEqual([]);
});
