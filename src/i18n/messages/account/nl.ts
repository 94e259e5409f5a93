import type { AccountTexts } from '../shape.ts';
import { accountTexts as english } from './en.ts';

/** Pages of the account are not served in this language; only what graduate pages may show is translated. */
export const accountTexts: AccountTexts = {
  ...english,
  menu: { account: 'Account', signOut: 'Uitloggen' },
  save: {
    action: 'Bewaren',
    follow: 'Volgen',
    saved: 'Bewaard bij uw favorieten.',
    kept: 'Bewaard in deze browser. Log in om de pagina overal terug te vinden.',
    removed: 'Verwijderd uit uw favorieten.',
    failed: 'Dit is niet gelukt. Probeer het opnieuw.',
  },
};
