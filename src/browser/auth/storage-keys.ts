/** Everything that signing in keeps in a reader's browser is named here. */

/** Written by the tab that signs out, heard by the others (spec §9). */
export const logoutEventKey = 'ss:logout-event';

/** Where somebody else may leave an access token for us, which is then used before ours (spec §6; our assumption). */
export const borrowedTokenKey = 'authToken';

const prefix = 'chancery.auth.';

/** `true` after a successful callback, absent for everybody else (spec §4). */
export const authenticatedKey = (audience: string) => `${audience}:authenticated`;

/** Where a sign-in leads back to; read once. */
export const redirectKey = (state: string) => `${prefix}redirect.${state}`;

/** What the provider must remember while somebody is at the sign-in page; read once. */
export const transactionKey = (state: string) => `${prefix}transaction.${state}`;

/** What proves, within 15 minutes, that a password was given on this page. */
export const crossOriginVerifierKey = (issuer: string, id: string) =>
  `co/verifier/${encodeURIComponent(issuer)}/${encodeURIComponent(id)}`;

/** Names one sign-in, so that a tab knows whether the token it kept is still that of who is signed in. */
export const sessionKey = `${prefix}session`;

/** Session storage: the access token and when it ends. */
export const storedTokenKey = `${prefix}token`;

/** Session storage: where the provider's endpoints are. */
export const metadataKey = (issuer: string) => `${prefix}metadata.${issuer}`;

/** IndexedDB: the refresh token and the key that it is bound to. */
export const secretsDatabase = 'chancery-auth';

/** The channel by which tabs hand one another the access token, and the lock for renewing it. */
export const sharedName = (clientId: string) => `${prefix}${clientId}`;
