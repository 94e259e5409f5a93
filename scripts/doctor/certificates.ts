import { connect, type PeerCertificate } from 'node:tls';
import { plainWords } from '../support/plain-words.ts';
import { type Finding, findingsOf, PATIENCE_MS } from './finding.ts';

const DAY_MS = 86_400_000;
/** Whoever renews them does so earlier than this. */
const NOTED_DAYS = 21;

const { good, worthKnowing, wrong } = findingsOf('certificate');

/** Whether the certificates of https origins are good, and for how long. */
export function checkCertificates(addresses: readonly (string | undefined)[]): Promise<Finding[]> {
  const https = addresses.flatMap((one) => (one?.startsWith('https:') ? new URL(one).origin : []));
  return Promise.all([...new Set(https)].map(checkCertificate));
}

async function checkCertificate(origin: string): Promise<Finding> {
  try {
    const { certificate, problem } = await certificateOf(new URL(origin));
    const ends = new Date(certificate.valid_to);
    const days = Math.floor((ends.getTime() - Date.now()) / DAY_MS);
    const day = ends.toISOString().slice(0, 10);
    if (days < 0) return wrong(`${origin}: the certificate ended on ${day}`, 'renew it');
    if (problem)
      return wrong(
        `${origin}: the certificate is not trusted (${problem})`,
        'let the server send its whole chain',
      );
    if (days < NOTED_DAYS)
      return worthKnowing(`${origin}: the certificate ends on ${day}`, 'see why nobody has renewed it');
    return good(`${origin}: the certificate is good until ${day}`);
  } catch (error) {
    const [reason = ''] = plainWords(error).split('\n');
    return worthKnowing(
      `${origin} cannot be reached from here (${reason})`,
      'people can reach it? Then nothing; otherwise look at the proxy in front',
    );
  }
}

function certificateOf(url: URL): Promise<{ certificate: PeerCertificate; problem: string | undefined }> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port || 443),
      servername: url.hostname,
      // What is wrong with it is to be said.
      rejectUnauthorized: false,
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('nobody answered in time')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const problem = socket.authorized ? undefined : String(socket.authorizationError);
      resolve({ certificate: socket.getPeerCertificate(), problem });
      socket.end();
    });
  });
}
