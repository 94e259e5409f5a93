import { callProvider, type ProviderClient, required } from './call-provider.ts';

export interface NewAccount {
  readonly connection: string;
  readonly email: string;
  readonly password: string;
  readonly username?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly name?: string;
  readonly nickname?: string;
  readonly picture?: string;
  /** Kept as it is. */
  readonly userMetadata?: Readonly<Record<string, unknown>>;
}

export interface SignedUp {
  readonly _id: string;
  readonly email: string;
  readonly email_verified: boolean;
}

/**
 * `POST /dbconnections/signup` (spec §5: connection, email and password).
 * @throws ProviderError such as `user_exists`, `invalid_password` (the rules are in its details); HttpError; TypeError
 */
export async function signUp({ issuer, clientId }: ProviderClient, account: NewAccount): Promise<SignedUp> {
  const { connection, email, password, givenName, familyName, userMetadata, ...others } = account;
  required({ connection, email, password });
  const body = {
    ...others,
    client_id: clientId,
    connection,
    email,
    password,
    given_name: givenName,
    family_name: familyName,
    user_metadata: userMetadata,
  };
  return (await callProvider(`${issuer}dbconnections/signup`, { method: 'POST', body })) as SignedUp;
}
