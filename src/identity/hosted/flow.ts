import { errors, type Provider } from 'oidc-provider';
import { localeFacts } from '../../routing/locales.ts';
import { type Account, accountById } from '../accounts/accounts.ts';
import { type Kept, keepIn, keptIn } from './kept.ts';
import { chooseLocale, keepLocale, languagesOf } from './language.ts';
import type { ComingFrom } from './mails.ts';
import { hostedMessages } from './messages/messages.ts';
import { secondFactorPage } from './passkeys/second-factor-page.tsx';
import { clientNamed, type Page, type Visit } from './visit.ts';

/** A request of a page that belongs to an authorization under way, which the browser's cookie binds it to. */
export interface Flow extends Visit {
  readonly uid: string;
  /** A parameter of the authorization request; empty when it is missing. */
  param(name: string): string;
  /** What a mail carries that the flow sends. */
  readonly comingFrom: ComingFrom;
  /** What was typed last. */
  readonly kept: Kept;
  keep(more: Partial<Kept>): Promise<void>;
  /** The address of one of the flow's pages, in the language chosen. */
  at(page: FlowPage, search?: Readonly<Record<string, string>>): string;
}

export type FlowPage =
  | '/sign-in'
  | '/sign-in/code'
  | '/sign-in/code/enter'
  | '/sign-in/second-factor'
  | '/sign-up'
  | '/sign-up/sent'
  | '/forgotten-password'
  | '/forgotten-password/sent';

/** Thrown when the authorization is over, or is not this browser's. */
export class FlowEnded extends Error {}

/** The authorization that the address names. @throws FlowEnded */
export async function openFlow(visit: Visit): Promise<Flow> {
  const { request, reply, provider, identity } = visit;
  const { uid } = request.params as { uid: string };
  const interaction = await interactionOf(provider, visit);
  const { params, uid: bound } = interaction;
  if (bound !== uid) throw new FlowEnded();
  const param = (name: string) => (typeof params[name] === 'string' ? params[name] : '');
  const locale = chooseLocale(visit.query('lang'), param('ui_locales'), ...languagesOf(visit));
  keepLocale(visit, locale);
  const client = clientNamed(identity, param('client_id'));
  const language: Record<string, string> = visit.query('lang') ? { lang: localeFacts[locale].language } : {};
  return {
    ...visit,
    request,
    reply,
    uid,
    param,
    locale,
    m: hostedMessages(locale),
    client,
    comingFrom: { locale, clientId: client.clientId, returnTo: param('return_to') },
    kept: keptIn(interaction),
    keep: (more) => keepIn(interaction, more),
    at: (page, more = {}) => {
      const [, first, ...rest] = page.split('/');
      // Who comes from one of the flow's pages is not sent on to the one that the client asked for.
      const search = new URLSearchParams({
        ...(page === '/sign-in' && { from: 'flow' }),
        ...language,
        ...more,
      });
      return `/${[first, uid, ...rest].join('/')}${search.size > 0 ? `?${search}` : ''}`;
    },
  };
}

async function interactionOf(provider: Provider, { request, reply }: Visit) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) throw new FlowEnded();
    throw error;
  }
}

interface Shown {
  /** How the visitor showed who they are, after RFC 8176. */
  readonly amr: readonly string[];
  /** Whether the session outlives the browser's window. */
  readonly remember: boolean;
}

/** Leads back to the client, signed in; asks for the second factor before, where the account wants one. */
export async function finishFlow(flow: Flow, account: Account, { amr, remember }: Shown): Promise<Page> {
  const { request, reply, provider, identity } = flow;
  const current = await accountById(identity.database.kysely, account.id);
  if (current?.second_factor && !amr.includes('hwk'))
    return secondFactorPage(flow, current, { amr, remember });
  const result = { login: { accountId: account.id, amr: [...amr], remember } };
  const to = await provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
  return reply.redirect(to, 303);
}
