import type { Provider } from 'oidc-provider';
import type { Outbox } from './hosted/mail/outbox.ts';
import type { Identity } from './identity.ts';
import type { Attempts } from './limits/attempts.ts';

/** What every page and call is given by which somebody may sign in: one count of tries, one way out for mails. */
export interface SignInServices {
  readonly identity: Identity;
  readonly provider: Provider;
  readonly attempts: Attempts;
  readonly outbox: Outbox;
}
