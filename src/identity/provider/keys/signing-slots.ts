import { sign } from 'node:crypto';
import { ExternalSigningKey } from 'oidc-provider';
import type { KeyRing, TokenKey } from './keys.ts';

/** More keys than are ever valid at once. */
const slots = 8;

/**
 * The library takes its keys once, when it starts. So it is given places, which always stand for the ring's keys of
 * the moment: the first for the one that signs, the others for those that still verify.
 */
export function signingSlots(keys: KeyRing): ExternalSigningKey[] {
  return Array.from({ length: slots }, (_, at) => new SigningSlot(keys, at));
}

class SigningSlot extends ExternalSigningKey {
  readonly #keys: KeyRing;
  readonly #at: number;

  constructor(keys: KeyRing, at: number) {
    super();
    this.#keys = keys;
    this.#at = at;
  }

  get #key(): TokenKey | undefined {
    return this.#keys.verifying()[this.#at];
  }

  override get kid(): string {
    return this.#key?.kid ?? `none-${this.#at}`;
  }

  override get alg(): string {
    return 'RS256';
  }

  override keyObject() {
    return (this.#key ?? this.#keys.signing()).publicKey;
  }

  override async sign(data: Uint8Array): Promise<Buffer> {
    return sign('sha256', data, (this.#key ?? this.#keys.signing()).privateKey);
  }
}
