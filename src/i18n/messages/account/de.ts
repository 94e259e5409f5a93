import type { AccountTexts } from '../shape.ts';
import { accountTexts as english } from './en.ts';

/** Pages of the account are not served in this language; only what graduate pages may show is translated. */
export const accountTexts: AccountTexts = {
  ...english,
  menu: { account: 'Konto', signOut: 'Abmelden' },
  save: {
    action: 'Merken',
    follow: 'Folgen',
    saved: 'In Ihre Merkliste aufgenommen.',
    done: 'Gemerkt',
    kept: 'In diesem Browser gemerkt.',
    keptNext: 'Melden Sie sich an, um die Seite überall wiederzufinden',
    leaving: 'Die Anmeldeseite wird geöffnet …',
    slow: 'Die Anmeldeseite hat noch nicht geantwortet. Sie können inzwischen weiterlesen oder es später erneut versuchen.',
    removed: 'Aus Ihrer Merkliste entfernt.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  },
};
