import { describe, expect, it } from 'vitest';
import { packOf, packVariables } from './search-params.ts';

const wanted = (search: string) => packOf(new URLSearchParams(search));

describe('a pack', () => {
  it('is who and what the address names, once each, in its order', () => {
    expect(wanted('person=pe105&person=pe101&person=pe105&deal=d1')).toEqual({
      people: ['pe105', 'pe101'],
      deals: ['d1'],
      matter: '',
    });
    expect(wanted("person=';--&person=&deal=A%20B").people).toEqual([]);
  });

  it('has twelve people at most', () => {
    const many = Array.from({ length: 20 }, (_, at) => `person=pe${at + 1}`).join('&');
    expect(wanted(many).people).toHaveLength(12);
  });

  it('asks for nobody’s profile where nobody is chosen', () => {
    expect(packVariables(new URLSearchParams('view=pitch')).packed).toBe(false);
    expect(packVariables(new URLSearchParams('person=pe1&deal=d2'))).toMatchObject({
      packed: true,
      person1: 'pe1',
      person2: '',
      deal1: 'd2',
      deal12: '',
    });
  });
});

describe('the title on the cover', () => {
  it.each([
    'Project Heron: sale of a port (2026)',
    'Réponse à l’appel d’offres « Énergie »',
    '关于收购案的律师团队',
    'Mandate no. 12/2026 – lenders’ counsel',
  ])('may be %s', (matter) => {
    expect(wanted(new URLSearchParams({ matter }).toString()).matter).toBe(matter);
  });

  it.each([
    'Pay now: evil.com',
    'https://evil.example',
    'write to a@b.com',
    'Call +44 7700 900123',
    'Ring 07 70 09 00 12 3',
    '<b>Urgent</b>',
    'x'.repeat(81),
  ])('leads nobody away from the firm: %s is left out', (matter) => {
    expect(wanted(new URLSearchParams({ matter }).toString()).matter).toBe('');
  });
});
