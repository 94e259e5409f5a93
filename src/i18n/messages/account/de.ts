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
    kept: 'In diesem Browser gemerkt. Melden Sie sich an, um die Seite überall wiederzufinden.',
    removed: 'Aus Ihrer Merkliste entfernt.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  },
};
