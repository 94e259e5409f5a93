/** Whom calls go to, and in whose name. */
export interface ProviderClient {
  /** With the closing slash. */
  readonly issuer: string;
  readonly clientId: string;
}

/** The connection that keeps passwords (spec §9). */
export const defaultConnection = 'Username-Password-Authentication';
