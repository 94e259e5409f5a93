import { readFile } from 'node:fs/promises';
import { siteLocales } from '../i18n/locales.ts';
import { firm } from '../platform/settings/firm.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { addressOf } from '../routing/address.ts';

/** A browser application that may sign people in. All addresses are matched exactly. */
export interface RegisteredClient {
  readonly clientId: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  /** Where `/v2/logout` may lead. */
  readonly logoutUris: readonly string[];
  /** Whose pages may call with credentials, and get an answer. */
  readonly origins: readonly string[];
  /** Its page that calls auth0-js's `crossOriginVerification`, for browsers that keep no cookie of a cross-origin sign-in. */
  readonly crossOriginUri?: string;
  /** Where it is told that a session has ended (OpenID Connect Back-Channel Logout 1.0). */
  readonly backchannelLogoutUri?: string;
}

/** The path that people come back to after signing in (spec §2); `/auth/profile` when they left from there. */
const callbackPaths = ['/auth', '/auth/profile'];

/** The site itself, and what the file of `IDENTITY_CLIENTS` lists. @throws Error when that file is not right */
export async function readClients(settings: Settings): Promise<RegisteredClient[]> {
  const { siteOrigin, authClientId, identityClientsFile } = settings;
  const site: RegisteredClient = {
    clientId: authClientId,
    name: firm.shortName,
    redirectUris: siteLocales.flatMap((locale) =>
      callbackPaths.map((path) => siteOrigin + addressOf(locale, path)),
    ),
    logoutUris: [siteOrigin, ...siteLocales.map((locale) => siteOrigin + addressOf(locale, '/'))],
    origins: [siteOrigin],
  };
  if (identityClientsFile === undefined) return [site];
  const others = await readJson(identityClientsFile);
  if (!Array.isArray(others) || !others.every(isClient))
    throw new Error('IDENTITY_CLIENTS names no list of {clientId, name, redirectUris, logoutUris, origins}.');
  return [site, ...others];
}

/** @throws Error in words for an operator, who is not to see a stack for a mistyped path */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const reason =
      error instanceof SyntaxError
        ? 'is not JSON'
        : `cannot be read (${(error as NodeJS.ErrnoException).code})`;
    throw new Error(`IDENTITY_CLIENTS: ${file} ${reason}`);
  }
}

function isClient(value: unknown): value is RegisteredClient {
  if (typeof value !== 'object' || value === null) return false;
  const client = value as Record<string, unknown>;
  const isList = (list: unknown, isRight: (url: URL, text: string) => boolean) =>
    Array.isArray(list) &&
    list.every((one) => typeof one === 'string' && URL.canParse(one) && isRight(new URL(one), one));
  const isWeb = ({ protocol, hash }: URL) => /^https?:$/.test(protocol) && hash === '';
  return (
    typeof client.clientId === 'string' &&
    typeof client.name === 'string' &&
    isList(client.redirectUris, isWeb) &&
    isList(client.logoutUris, isWeb) &&
    isList(client.origins, (url, text) => isWeb(url) && url.origin === text) &&
    [client.crossOriginUri, client.backchannelLogoutUri].every(
      (one) => one === undefined || isList([one], isWeb),
    )
  );
}
