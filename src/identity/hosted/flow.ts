import { errors } from 'oidc-provider';
import { localeFacts } from '../../i18n/locales.ts';
import { CARRIED, carriedInteraction, isTouched } from '../provider/interactions.ts';
import { type Interaction, type Kept, keepIn, keptIn } from './flow-fields.ts';
import { chooseLocale, keepLocale, languagesOf } from './language.ts';
import type { ComingFrom } from './mail/mails.ts';
import { hostedMessages } from './messages/messages.ts';
import { clientNamed, type Visit } from './visit.ts';

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
  /** Ends the flow's pages; returns where its authorization goes on. */
  end(result: NonNullable<Interaction['result']>): Promise<string>;
  /** The address of one of the flow's pages, in the language chosen. */
  at(page: FlowPage, search?: Readonly<Record<string, string>>): string;
}

export type FlowPage =
  | '/sign-in'
  | '/sign-in/code'
  | '/sign-in/code/enter'
  | '/sign-in/passkey'
  | '/sign-in/passkey/options'
  | '/sign-in/second-factor'
  | '/sign-up'
  | '/sign-up/sent'
  | '/forgotten-password'
  | '/forgotten-password/sent';

/** Thrown when the authorization is over, or is not this browser's. */
export class FlowEnded extends Error {}

/** The authorization that the address names. @throws FlowEnded */
export async function openFlow(visit: Visit): Promise<Flow> {
  const { request, reply, identity } = visit;
  const { uid } = request.params as { uid: string };
  const interaction = await interactionOf(visit);
  let isKept = isTouched(interaction);
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
    keep: async (more) => {
      await keepIn(interaction, more);
      isKept = true;
    },
    end: async (result) => {
      interaction.result = result;
      await interaction.persist();
      return interaction.returnTo;
    },
    at: (page, more = {}) => {
      const [, first, ...rest] = page.split('/');
      // Who comes from one of the flow's pages is not sent on to the one that the client asked for.
      const search = new URLSearchParams({
        ...(page === '/sign-in' && { from: 'flow' }),
        ...(!isKept && { [CARRIED]: visit.query(CARRIED) }),
        ...language,
        ...more,
      });
      return `/${[first, uid, ...rest].join('/')}${search.size > 0 ? `?${search}` : ''}`;
    },
  };
}

/** What is kept of the flow; of one in which nobody has done anything yet, what its address carries. */
async function interactionOf(visit: Visit): Promise<Interaction> {
  const { identity, provider, request, reply } = visit;
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const { cookies } = provider.createContext(request.raw, reply.raw);
    const uid = cookies.get(provider.cookieName('interaction'), { signed: true }) ?? '';
    const carried = await carriedInteraction(identity, provider, uid, visit.query(CARRIED));
    if (carried === null) throw new FlowEnded();
    return carried;
  }
}
