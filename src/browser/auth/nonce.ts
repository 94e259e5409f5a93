/** The characters that an address needs not escape (RFC 3986 §2.3): 66 of them. */
const symbols = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

/** Bytes from here on would make the first symbols likelier than the last. */
const unbiased = 256 - (256 % symbols.length);

/** A random string that nobody can guess; 30 characters by default (spec §9). */
export function createNonce(length = 30): string {
  let nonce = '';
  while (nonce.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < unbiased && nonce.length < length) nonce += symbols[byte % symbols.length];
    }
  }
  return nonce;
}
