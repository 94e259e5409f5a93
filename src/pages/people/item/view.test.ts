import { describe, expect, it } from 'vitest';
import { requestOf } from '../../testing/requests.fixture.ts';
import { colleague, personFixture } from './person.fixture.ts';
import type { WholePersonFragment } from './query.gen.ts';
import { personView } from './view.ts';

const show = (changes: Partial<WholePersonFragment> = {}, locale: 'en' | 'fr-fr' | 'zh-cn' = 'en') =>
  personView(
    { person: personFixture(changes) },
    requestOf('person', '/people/p1/jane-doe', { locale, params: { id: 'p1', slug: 'jane-doe' } }),
  );

const partIds = (changes: Partial<WholePersonFragment>) => show(changes)?.props.parts.map(({ id }) => id);

type Candidate = WholePersonFragment['services'][number]['colleagues'][number];

function service(id: string, colleagues: readonly Candidate[]): WholePersonFragment['services'][number] {
  return { id, type: 'service', locale: 'en', title: id, url: `/services/${id}`, colleagues };
}

function candidate(
  id: string,
  office: string,
  standing: WholePersonFragment['standing'] = 'ACTIVE',
): Candidate {
  return {
    ...colleague,
    id,
    givenName: 'Jingyi',
    familyName: 'Wei',
    grade: 'PARTNER',
    jobTitle: 'Partner',
    email: null,
    phone: null,
    standing,
    offices: [{ id: office, type: 'office', locale: 'en', title: office, url: `/offices/${office}` }],
    services: [],
  };
}

describe('a person’s page', () => {
  it('shows who somebody is and how to reach them', () => {
    const props = show()?.props;
    expect(props).toMatchObject({ name: 'Jane Doe, KC', role: 'Partner, London', notices: [], mark: 'JD' });
    expect(props?.called).toEqual(['Pronounced JAYN DOH', 'she/her']);
    expect(props?.contact).toMatchObject({
      email: { text: 'Email Jane', url: 'mailto:jane.doe@firm.example' },
      card: '/vcards/en/p1.vcf',
      code: { src: '/vcards/en/p1.svg', alt: 'QR code with the contact details of Jane Doe' },
      rows: [
        { values: [{ text: '+44\u00a020\u00a07946\u00a00000', url: 'tel:+442079460000' }] },
        { label: 'Portrait to print', values: [{ url: '/press-pictures/en/p1.svg' }, { text: 'PNG' }] },
      ],
    });
    const facts = new Map(props?.facts.map(({ label, values }) => [label, values[0]?.text]));
    expect(facts.get('Languages')).toBe('French (fluent)');
    expect(facts.get('Admitted')).toBe('England and Wales (2004)');
  });

  it('names languages as the reader does', () => {
    const facts = show({ languages: [{ language: 'Mandarin', level: 'NATIVE' }] }, 'zh-cn')?.props.facts;
    expect(facts?.flatMap(({ values }) => values.map(({ text }) => text))).toContain('普通话（母语）');
  });

  it('shows a name in its own script, unless the title is in it', () => {
    expect(show({ nativeName: '魏静怡' })?.props.nativeName).toEqual({ text: '魏静怡', lang: 'zh' });
    expect(show({ nativeName: '魏静怡', title: '魏静怡' })?.props.nativeName).toBeNull();
    expect(show({ title: '魏静怡' })?.props.called).toEqual(['she/her']);
  });

  it('leaves what is spelt for readers of English to the English page', () => {
    expect(show({}, 'fr-fr')?.props.called).toEqual([]);
    expect(show({ pronouns: 'elle' }, 'fr-fr')?.props.called).toEqual(['elle']);
    expect(show({ pronouns: '她' }, 'zh-cn')?.props.called).toEqual(['她']);
  });

  it('warns of results where New York or a court in the United States may read them', () => {
    const note = 'Prior results do not guarantee a similar outcome.';
    const admitted = [{ jurisdiction: 'New York', year: 2007, note: null }];
    expect(show({ admissions: admitted })?.props.parts[0]).toMatchObject({ id: 'matters', note });
    const [office] = personFixture().offices;
    if (!office) throw new Error('the fixture has an office');
    const american = { ...office, location: { jurisdiction: { iso: 'US-NY' } } };
    expect(show({ offices: [american] })?.props.parts[0]).toMatchObject({ note });
    expect(show()?.props.parts[0]?.note).toBeUndefined();
  });

  it('leads from each deal to its place in the list of deals: deals have no pages', () => {
    const deal = {
      id: 'd1',
      type: 'deal',
      subject: null,
      locale: 'en',
      title: 'Wind farm',
      summary: null,
      url: null,
    } as const;
    const parts = show({ deals: [{ ...deal, announcedOn: '2026-05-01' }] })?.props.parts;
    expect(parts?.find(({ id }) => id === 'deals')?.items).toMatchObject([
      { text: 'Wind farm', url: '/deals?deal=d1#d1' },
    ]);
  });

  it('links the parts that readers look for', () => {
    expect(partIds({})).toEqual(['matters', 'education']);
    expect(show()?.props.anchors).toEqual([{ text: 'Selected matters', url: '#matters' }]);
  });

  it('shows colleagues of the same practice, those in the same office first', () => {
    const services = [
      service('tax', [candidate('far', 'o9'), candidate('left', 'o1', 'FORMER'), candidate('near', 'o1')]),
      service('funds', [candidate('far', 'o9'), candidate('p1', 'o1')]),
    ];
    expect(show({ services })?.props.colleagues.map(({ id }) => id)).toEqual(['near', 'far']);
  });

  it('says a place once when the title names it already', () => {
    expect(show({ jobTitle: 'Head of the London Office' })?.props.role).toBe('Head of the London Office');
  });

  it('names who to turn to while somebody is on leave', () => {
    const props = show({ standing: 'ON_LEAVE', leave: { until: '2027-01-31', contact: colleague } })?.props;
    expect(props?.notices).toMatchObject([
      {
        text: 'On leave until 31 January 2027.',
        link: { text: 'In the meantime contact Wei Jingyi.', url: colleague.url },
      },
    ]);
    expect(props?.contact?.instead).toMatchObject({ text: 'Contact Wei Jingyi', url: colleague.url });
  });

  it('stays of one who has left, with what they wrote and without ways to reach them', () => {
    const departure = { leftOn: '2026-03-01', successor: colleague };
    const view = show({ standing: 'FORMER', departure });
    expect(view?.props.notices[0]?.text).toBe('Left the firm on 1 March 2026.');
    expect(view?.props).toMatchObject({ contact: null, facts: [], parts: [], shortBiographies: [] });
    expect(show({ standing: 'FORMER', jobTitle: 'Former Partner' })?.props.role).toBe(
      'Former Partner, London',
    );
    expect(JSON.stringify(view)).not.toMatch(/jane\.doe@|tel:|vcards/);
    expect(view?.head.jsonLd).toMatchObject([{ mainEntity: { name: 'Jane Doe' } }]);
    expect(JSON.stringify(view?.head.jsonLd)).not.toMatch(/worksFor|jobTitle|telephone|email/);
  });

  it('says so when it was withdrawn, and is then nothing for search engines', () => {
    const view = show({ withdrawn: { at: '2026-10-01T00:00:00Z', reason: 'By request.' } });
    expect(view?.props.notices[0]?.text).toBe('Withdrawn on 1 October 2026. By request.');
    expect(view?.head).toMatchObject({ noindex: true, jsonLd: [] });
    expect(JSON.stringify(view)).not.toMatch(/jane\.doe@|tel:|vcards/);
  });

  it('tells search engines about the person', () => {
    expect(show()?.head.jsonLd).toMatchObject([
      {
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name: 'Jane Doe', jobTitle: 'Partner', knowsLanguage: ['French'] },
      },
    ]);
  });

  it('is no page when there is nobody', () => {
    expect(personView({ person: null }, requestOf('person', '/people/p1/jane-doe'))).toBeNull();
  });
});
