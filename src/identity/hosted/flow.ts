import { errors } from 'oidc-provider';
import { localeFacts } from '../../i18n/locales.ts';
import { CARRIED, carriedInteraction, isTouched } from '../provider/interactions.ts';
import { type FlowFields, type Interaction, readFlowFields, storeFlowFields } from './flow-fields.ts';
import { chooseLocale, keepLocale, languagesOf } from './language.ts';
import type { ComingFrom } from './mail/mails.ts';
import { hostedMessages } from './messages/messages.ts';
import { clientNamed, type PageContext } from './page-context.ts';

/** A request of a page that belongs to an authorization under way, which the browser's cookie binds it to. */
export interface Flow extends PageContext {
  readonly uid: string;
  /** A parameter of the authorization request; empty when it is missing. */
  param(name: string): string;
  /** What a mail carries that the flow sends. */
  readonly comingFrom: ComingFrom;
  /** What was typed last. */
  readonly fields: FlowFields;
  keep(more: Partial<FlowFields>): Promise<void>;
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
export async function openFlow(context: PageContext): Promise<Flow> {
  const { request, reply, identity } = context;
  const { uid } = request.params as { uid: string };
  const interaction = await interactionOf(context);
  let isKept = isTouched(interaction);
  const { params, uid: bound } = interaction;
  if (bound !== uid) throw new FlowEnded();
  const param = (name: string) => (typeof params[name] === 'string' ? params[name] : '');
  const locale = chooseLocale(context.query('lang'), param('ui_locales'), ...languagesOf(context));
  keepLocale(context, locale);
  const client = clientNamed(identity, param('client_id'));
  const language: Record<string, string> = context.query('lang')
    ? { lang: localeFacts[locale].language }
    : {};
  return {
    ...context,
    request,
    reply,
    uid,
    param,
    locale,
    m: hostedMessages(locale),
    client,
    comingFrom: { locale, clientId: client.clientId, returnTo: param('return_to') },
    fields: readFlowFields(interaction),
    keep: async (more) => {
      await storeFlowFields(interaction, more);
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
        ...(!isKept && { [CARRIED]: context.query(CARRIED) }),
        ...language,
        ...more,
      });
      return `/${[first, uid, ...rest].join('/')}${search.size > 0 ? `?${search}` : ''}`;
    },
  };
}

/** What is kept of the flow; of one in which nobody has done anything yet, what its address carries. */
async function interactionOf(context: PageContext): Promise<Interaction> {
  const { identity, provider, request, reply } = context;
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const { cookies } = provider.createContext(request.raw, reply.raw);
    const uid = cookies.get(provider.cookieName('interaction'), { signed: true }) ?? '';
    const carried = await carriedInteraction(identity, provider, uid, context.query(CARRIED));
    if (carried === null) throw new FlowEnded();
    return carried;
  }
}
