/**
 * Everything that the site's own scripts keep in a reader's browser, under the site's address. The cookie policy shows
 * this list, and a test in a real browser compares it with what is there after a visit: who stores something new adds
 * it here. `…` stands for what differs from reader to reader. Where local storage is refused, what is `shared` is kept
 * in a cookie.
 */
export const storedItems = [
  { name: 'theme', place: 'localStorage', when: 'choice' },
  { name: 'chancery.saves', place: 'localStorage', when: 'saving' },
  { name: '…:authenticated', place: 'shared', when: 'signIn' },
  { name: 'chancery.auth.session', place: 'shared', when: 'signIn' },
  { name: 'chancery.auth.redirect.…', place: 'shared', when: 'signIn' },
  { name: 'chancery.auth.transaction.…', place: 'shared', when: 'signIn' },
  { name: 'co/verifier/…', place: 'shared', when: 'signIn' },
  { name: 'ss:logout-event', place: 'shared', when: 'signIn' },
  { name: 'chancery.saved-ids', place: 'localStorage', when: 'signIn' },
  { name: 'authToken', place: 'localStorage', when: 'signIn' },
  { name: 'chancery.auth.token', place: 'sessionStorage', when: 'signIn' },
  { name: 'chancery.auth.metadata.…', place: 'sessionStorage', when: 'signIn' },
  { name: 'chancery.draft.…', place: 'sessionStorage', when: 'signIn' },
  { name: 'chancery-auth', place: 'indexedDB', when: 'signIn' },
] as const;
