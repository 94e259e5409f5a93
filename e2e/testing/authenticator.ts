import type { Page } from 'playwright-core';

/** What Chromium remembers of a passkey. */
export interface StoredPasskey {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly rpId?: string;
  readonly privateKey: string;
  readonly userHandle?: string;
  readonly signCount: number;
}

/** An authenticator of software, as Chromium has them for tests; it belongs to one page. */
export interface Authenticator {
  passkeys(): Promise<readonly StoredPasskey[]>;
  /** Whether it recognises its owner from now on, by a finger or a code. */
  recognise(isOwner: boolean): Promise<void>;
  /** Puts an old copy of a passkey in the place of the one that is there. */
  restore(copy: StoredPasskey): Promise<void>;
}

/** Plugs an authenticator in that recognises its owner, and agrees to whatever it is asked. */
export async function plugIn(page: Page): Promise<Authenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    recognise: async (isUserVerified) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    restore: async (credential) => {
      const { credentialId } = credential;
      await client.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
      await client.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
}
