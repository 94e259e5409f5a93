import { AccountQuestions } from './account-questions.ts';
import { checkAuthProvider, type Provider } from './auth-provider.ts';
import { AuthenticatedFlag } from './authenticated-flag.ts';
import { LogoutSignal } from './logout-signal.ts';
import { type AuthOptions, type Defaulted, withDefaults } from './options.ts';
import { RedirectRecords } from './redirects/redirect-records.ts';
import { RenewalTimer } from './renewal/renewal-timer.ts';
import { Session } from './session.ts';

/** What the wrapper is made of; its acts share them. */
export interface AuthParts {
  readonly options: Defaulted & Pick<AuthOptions, 'endedUrl'>;
  readonly provider: Provider;
  readonly records: RedirectRecords;
  readonly flag: AuthenticatedFlag;
  readonly signal: LogoutSignal;
  readonly timer: RenewalTimer;
  readonly session: Session;
  readonly questions: AccountQuestions;
}

/** @throws AuthError 'Missing authProvider', 'Missing Provider', 'Missing Storage' or 'Missing AuthUser' */
export function assemble(given: AuthOptions): AuthParts {
  const { Provider, Storage, AuthUser } = checkAuthProvider(given?.authProvider);
  const options = { ...withDefaults(given), ...(given.endedUrl && { endedUrl: given.endedUrl }) };
  const { page, audience, renewalMargin } = options;
  const storage = new Storage();
  const provider = new Provider(options, storage);
  const flag = new AuthenticatedFlag(storage, audience);
  return {
    options,
    provider,
    flag,
    records: new RedirectRecords(storage, page.address.origin),
    signal: new LogoutSignal(page, storage),
    timer: new RenewalTimer(renewalMargin),
    session: new Session(),
    questions: new AccountQuestions({ provider, AuthUser, flag, options: given }),
  };
}
