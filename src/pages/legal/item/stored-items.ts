/**
 * Everything that the site's own scripts keep in a reader's browser, under the site's address. The cookie policy shows
 * this list, and a test in a real browser compares it with what is there after a visit: who stores something new adds
 * it here. `…` stands for what differs from reader to reader. Where local storage is refused, what is `shared` is kept
 * in a cookie. `text` is the key of the words about it.
 */
export const storedItems = [
  { name: 'theme', text: 'theme', place: 'localStorage', when: 'choice' },
  { name: 'chancery-consent', text: 'consent', place: 'cookie', when: 'answer' },
  { name: 'form-…', text: 'form', place: 'sessionStorage', when: 'typing' },
  { name: 'chancery.saves', text: 'saves', place: 'localStorage', when: 'saving' },
  { name: 'chancery.searches', text: 'searches', place: 'localStorage', when: 'keepingSearches' },
  { name: 'chancery.lessons', text: 'lessons', place: 'localStorage', when: 'marking' },
  { name: '…:authenticated', text: 'authenticated', place: 'shared', when: 'signIn' },
  { name: 'chancery.auth.session', text: 'session', place: 'shared', when: 'signIn' },
  { name: 'chancery.auth.redirect.…', text: 'redirect', place: 'shared', when: 'signIn' },
  { name: 'chancery.auth.transaction.…', text: 'transaction', place: 'shared', when: 'signIn' },
  { name: 'co/verifier/…', text: 'verifier', place: 'shared', when: 'signIn' },
  { name: 'ss:logout-event', text: 'signedOut', place: 'shared', when: 'signIn' },
  { name: 'chancery.saved-ids', text: 'savedIds', place: 'localStorage', when: 'signIn' },
  { name: 'chancery.followed-ids', text: 'followedIds', place: 'localStorage', when: 'signIn' },
  { name: 'authToken', text: 'otherToken', place: 'localStorage', when: 'signIn' },
  { name: 'chancery.auth.token', text: 'accessToken', place: 'sessionStorage', when: 'signIn' },
  { name: 'chancery.auth.metadata.…', text: 'metadata', place: 'sessionStorage', when: 'signIn' },
  { name: 'chancery.draft.…', text: 'draft', place: 'sessionStorage', when: 'signIn' },
  { name: 'chancery-auth', text: 'refreshToken', place: 'indexedDB', when: 'signIn' },
] as const;
