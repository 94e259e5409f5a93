import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names more than one host, which RFC 9112 §3.2 has servers refuse: Node goes by the first of them,
 * and a proxy in front may have gone by another.
 */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
