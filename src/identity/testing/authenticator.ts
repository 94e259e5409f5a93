import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

/** What the pages' script is given of `…/options`, as far as an authenticator of software needs it. */
interface Ceremony {
  readonly challenge: string;
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
/** Present and verified. */
const RECOGNISED = 0x05;
const WITH_CREDENTIAL = 0x40;

/**
 * An authenticator of software with one passkey (ES256, no attestation), and the browser that it is plugged into.
 *
 * @param id of the passkey
 */
export function softwareAuthenticator(issuer: string, id = randomBytes(16)) {
  const { origin, hostname } = new URL(issuer);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  const clientData = (type: string, { challenge }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, more = Buffer.alloc(0)) =>
    Buffer.concat([sha256(Buffer.from(hostname)), Buffer.from([flags, 0, 0, 0, 0]), more]);
  const key = new Map<number, number | Uint8Array>([
    [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
    [cose.COSEKEYS.alg, cose.COSEALG.ES256],
    [cose.COSEKEYS.crv, cose.COSECRV.P256],
    [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
    [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);

  /** The answer as the pages' script posts it. */
  const answer = (response: Readonly<Record<string, Buffer>>): string =>
    JSON.stringify({
      ...credential,
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, value]) => [name, value.toString('base64url')]),
      ),
    });

  return {
    /** Makes the passkey. */
    make: (ceremony: Ceremony): string => {
      const made = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([id.length >> 8, id.length & 255]),
        id,
        isoCBOR.encode(key as never),
      ]);
      const authData = new Uint8Array(authenticatorData(RECOGNISED | WITH_CREDENTIAL, made));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', ceremony),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)),
      });
    },
    /** Signs in with it. */
    sign: (ceremony: Ceremony): string => {
      const data = authenticatorData(RECOGNISED);
      const clientDataJSON = clientData('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData: data, signature });
    },
  };
}
