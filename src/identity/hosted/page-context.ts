import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteLocale } from '../../i18n/locales.ts';
import type { RegisteredClient } from '../clients.ts';
import type { Identity } from '../identity.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { isStorable } from '../storable.ts';
import { chooseLocale, languagesOf } from './language.ts';
import { type HostedMessages, hostedMessages } from './messages/messages.ts';
import { type Theme, themeOf } from './theme.ts';

/** One request of a page. */
export interface PageContext extends SignInServices {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly locale: SiteLocale;
  readonly m: HostedMessages;
  readonly theme: Theme | undefined;
  /** Whose visitors these are, and where the way back leads. */
  readonly client: RegisteredClient;
  /** A field of the query; empty when it is missing. */
  query(name: string): string;
  /** A field of the form as it was typed; empty when it is missing. */
  field(name: string): string;
}

/** What a handler returns: HTML, or an answer that it has given itself. */
export type Page = string | FastifyReply;

type Handler = (context: PageContext) => Page | Promise<Page>;

/** Adds a page; forms that do not come from our own pages are refused before anything is read. */
export type AddPage = (method: 'GET' | 'POST', url: string, handler: Handler) => void;

export function pageContextOf(
  services: SignInServices,
  request: FastifyRequest,
  reply: FastifyReply,
): PageContext {
  const read = (from: unknown) => (name: string) => {
    const value = (from as Readonly<Record<string, unknown>> | null | undefined)?.[name];
    return typeof value === 'string' && isStorable(value) ? value : '';
  };
  const query = read(request.query);
  const locale = chooseLocale(query('lang'), query('ui_locales'), ...languagesOf({ ...services, request }));
  return {
    ...services,
    request,
    reply,
    query,
    field: read(request.body),
    locale,
    m: hostedMessages(locale),
    theme: themeOf(services.identity, request),
    client: clientNamed(services.identity, query('client_id')),
  };
}

/** The client of that name; the site when nobody knows it. */
export function clientNamed({ clients }: Pick<Identity, 'clients'>, clientId: unknown): RegisteredClient {
  const client = clients.find((one) => one.clientId === clientId) ?? clients[0];
  if (!client) throw new Error('There is no client.');
  return client;
}
