import type { Facts, Place } from './facts.ts';

interface Contact {
  readonly offices: readonly { readonly id: string }[];
  readonly services: readonly { readonly id: string }[];
}

/** Offices that know the courts of a place. */
const officesOf: { readonly [P in Place]: readonly string[] } = {
  uk: ['office-london', 'office-manchester'],
  france: ['office-paris'],
  eu: ['office-paris', 'office-frankfurt', 'office-brussels'],
  switzerland: ['office-paris'],
  'hong-kong': ['office-hong-kong'],
  'mainland-china': ['office-beijing', 'office-shanghai'],
  singapore: ['office-singapore'],
  uae: ['office-dubai'],
  usa: ['office-london'],
  other: [],
};

/** Up to three people to speak to: those at the place of the assets first, then at the seat or court, then the rest. */
export function peopleFor<C extends Contact>(
  contacts: readonly C[],
  facts: Facts,
  route: 'arbitration' | 'litigation',
): C[] {
  const service =
    route === 'arbitration' ? 'service-international-arbitration' : 'service-commercial-litigation';
  const scores = new Map(
    contacts.map((contact) => {
      const isAt = (place: Place | 'unknown' | 'not-named' | null) =>
        place !== null &&
        place in officesOf &&
        contact.offices.some(({ id }) => officesOf[place as Place].includes(id));
      const near = (isAt(facts.assets) ? 4 : 0) + (isAt(facts.seat) || isAt(facts.court) ? 3 : 0);
      return [contact, near + (contact.services.some(({ id }) => id === service) ? 2 : 0)];
    }),
  );
  return contacts.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0)).slice(0, 3);
}
