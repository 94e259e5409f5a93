import { defaultLocale, isSiteLocale, type Locale } from '../../../i18n/locales.ts';
import { siteAuth } from '../../auth/site.ts';
import { AskError } from '../account/ask.ts';
import { loadSubscriptions, type Subscription } from '../account/subscriptions/load-subscriptions.ts';
import { isUsable } from '../account/subscriptions/subscription-state.ts';

/** What the site says to somebody who is signed in and asks for what is behind a gate. */
export type GateAnswer<Whole> =
  | { readonly is: 'open'; readonly whole: Whole }
  /** Null: nobody can have it. */
  | { readonly is: 'refused'; readonly subscription: Subscription | null }
  /** Nobody is signed in any more. */
  | { readonly is: 'signed-out' }
  /** It could not be found out. */
  | { readonly is: 'unknown' };

/** Something behind a gate, as far as its reader may read it. */
export interface Gated<Whole> {
  readonly gate: { readonly permission: string | null } | null;
  readonly whole: Whole;
}

/** Asks for what is behind a gate; never rejects. @param load may throw AskError */
export async function askAtGate<Whole>(
  load: () => Promise<Gated<Whole>>,
  locale: Locale,
): Promise<GateAnswer<Whole>> {
  try {
    const auth = await siteAuth();
    if ((await auth.token()) === null) return { is: auth.isSignedIn ? 'unknown' : 'signed-out' };
    const { gate, whole } = await load();
    if (gate === null) return { is: 'open', whole };
    if (gate.permission === null) return { is: 'refused', subscription: null };
    return refusal(gate.permission, await loadSubscriptions(isSiteLocale(locale) ? locale : defaultLocale));
  } catch (error) {
    if (error instanceof AskError && error.code === 'UNAUTHENTICATED') return { is: 'signed-out' };
    console.error(error);
    return { is: 'unknown' };
  }
}

/** Why there is no way on, by what the account holds. */
export function refusal(needed: string, held: readonly Subscription[]): GateAnswer<never> {
  // A gate names its permission without the list.
  const subscription = held.find(({ permission }) => permission.endsWith(`|${needed}`)) ?? null;
  // The account includes it, and the token that was shown at the gate is from before.
  if (subscription && isUsable(subscription)) return { is: 'unknown' };
  return { is: 'refused', subscription };
}
