/** Who may use a tool: everybody, anybody with an account, members of an organisation that subscribes. */
export type Access = 'open' | 'sign-in' | 'permission';

interface Reader {
  readonly hasAccount: boolean;
  /** Null when they do not know. */
  readonly isSubscriber: boolean | null;
}

export type NextStep =
  | 'open'
  | 'signIn'
  | 'register'
  | 'subscriber'
  | 'administrator'
  | 'unsure'
  | 'askUs'
  | 'trial';

/** What somebody has to do next to use a tool. */
export function nextStep(access: Access, { hasAccount, isSubscriber }: Reader): NextStep {
  if (access === 'open') return 'open';
  if (access === 'sign-in') return hasAccount ? 'signIn' : 'register';
  if (isSubscriber === null) return hasAccount ? 'unsure' : 'askUs';
  if (!isSubscriber) return 'trial';
  return hasAccount ? 'subscriber' : 'administrator';
}
