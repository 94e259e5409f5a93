import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../testing/requests.fixture.ts';
import type { ThankYouPageQuery } from './query.gen.ts';
import { thankYouView } from './view.ts';

type ThankYou = NonNullable<ThankYouPageQuery['record']>;

const page = (changes: object = {}) =>
  ({
    ...coreRecord(),
    facts: [],
    desks: [],
    contacts: [],
    related: [],
    ...changes,
  }) as ThankYou;
const request = requestOf('thank-you-page-3', '/thank-you/events/registration/waiting-list');

it('says what happens next, by when, and whom to ask', () => {
  const record = page({
    facts: [{ label: 'Within a day', value: 'An answer' }],
    desks: [{ name: 'Events team', hours: null, phone: '+44 20 7946 0160', email: null }],
    contacts: [
      { id: 'pe1', locale: 'en', title: 'Ada Eton', url: null, phone: null, email: 'ada@firm.example' },
      { id: 'office-paris', locale: 'en', title: 'Paris', url: null },
    ],
  });
  const props = thankYouView({ record }, request)?.props;
  expect(props?.steps).toEqual([{ when: 'Within a day', what: 'An answer' }]);
  expect(props?.desks).toEqual([
    { label: 'Events team', values: [expect.objectContaining({ url: 'tel:+442079460160' })] },
    { label: 'Ada Eton', values: [{ text: 'ada@firm.example', url: 'mailto:ada@firm.example' }] },
  ]);
});

it('is kept from search engines, whatever its depth', () => {
  expect(thankYouView({ record: page() }, request)?.head.noindex).toBe(true);
  const area = coreRecord({ type: 'section', path: '/thank-you', url: '/thank-you' }) as ThankYou;
  const view = thankYouView({ record: area }, requestOf('thank-you', '/thank-you'));
  expect(view?.head.noindex).toBe(true);
  expect(view?.props.steps).toEqual([]);
});

it('leads those who were sent here by a stranger to the checker', () => {
  const { check } = thankYouView({ record: page() }, request)?.props ?? {};
  expect(check?.url).toBe('/about-us/fraud-and-scam-alerts#check');
});

it('says the position on a waiting list to whoever was sent here from a registration, and to nobody else', () => {
  const sentTo = (search: string) => {
    const request = requestOf('thank-you-page-3', '/thank-you/events/registration/waiting-list', {
      search,
    });
    return thankYouView({ record: page() }, request)?.props.sent;
  };
  expect(sentTo('reference=EV-7K3M-Q2XD&position=3')).toMatchObject({ form: 'event', position: 3 });
  expect(sentTo('reference=EV-7K3M-Q2XD&position=-1')).toMatchObject({ position: null });
  expect(sentTo('reference=EN-7K3M-Q2XD&position=3')).toMatchObject({ form: 'enquiry', position: null });
  expect(sentTo('position=3')).toBeNull();
});
