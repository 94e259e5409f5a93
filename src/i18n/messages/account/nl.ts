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
    done: 'Bewaard',
    kept: 'Bewaard in deze browser.',
    keptNext: 'Log in om de pagina overal terug te vinden',
    leaving: 'De inlogpagina wordt geopend…',
    slow: 'De inlogpagina heeft nog niet geantwoord. U kunt intussen verder lezen, of het later opnieuw proberen.',
    removed: 'Verwijderd uit uw favorieten.',
    failed: 'Dit is niet gelukt. Probeer het opnieuw.',
  },
};
