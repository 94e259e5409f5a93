import { outcomePage } from './outcome-page.ts';

/** Where the links of mails lead. */
export const outcomeModules = (['email-verified-callback', 'password-reset-callback'] as const).map((page) =>
  outcomePage(page, [`auth-${page}`]),
);
