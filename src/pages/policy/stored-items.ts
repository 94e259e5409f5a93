/**
 * Everything that the site's own scripts keep in a reader's browser. The cookie policy shows this list, and a test
 * in a real browser compares it with what is there after a visit: who stores something new adds it here.
 */
export const storedItems = [
  { name: 'theme', place: 'localStorage', when: 'choice' },
  { name: 'authToken', place: 'localStorage', when: 'signIn' },
  { name: '…:authenticated', place: 'localStorage', when: 'signIn' },
] as const;

export type StoredItem = (typeof storedItems)[number];
