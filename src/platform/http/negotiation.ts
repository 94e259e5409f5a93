/** Content codings that pages can be sent in, the best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const remembered = new Map<string, Encoding | null>();
const mostRemembered = 200;

/**
 * The content coding to answer in (RFC 9110 §12.5.3): the acceptable one with the highest weight, among equals the
 * smallest result. Identity is acceptable unless it is refused by name or by `*;q=0`.
 *
 * @returns null when nothing on offer is acceptable (406)
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (acceptEncoding === undefined) return 'identity';
  const known = remembered.get(acceptEncoding);
  if (known !== undefined) return known;
  const chosen = choose(weightsOf(acceptEncoding));
  if (remembered.size < mostRemembered) remembered.set(acceptEncoding, chosen);
  return chosen;
}

function choose(weights: ReadonlyMap<string, number>): Encoding | null {
  let best: Encoding | null = null;
  let bestWeight = 0;
  for (const encoding of encodings) {
    // Identity that nobody mentions is acceptable, but only when nothing that was asked for is there.
    const unnamed = encoding === 'identity' && weights.get('*') !== 0 ? Number.MIN_VALUE : weights.get('*');
    const weight = weights.get(encoding) ?? unnamed ?? 0;
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Weight by coding, in lower case. A member whose weight is not one is passed over. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const member of header.split(',')) {
    const parts = /^\s*([^\s;]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(member);
    if (!parts?.[1]) continue;
    const name = parts[1].toLowerCase();
    weights.set(name === 'x-gzip' ? 'gzip' : name, Math.min(1, Number(parts[2] ?? 1)));
  }
  return weights;
}

/**
 * Whether an If-None-Match header names the representation with this entity tag: weak comparison, lists and `*`
 * (RFC 9110 §13.1.2, §8.8.3.2). What stands after something that is no entity tag is not read.
 */
export function matchesEntityTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = opaque(etag);
  const member = /[\s,]*(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")\s*(?=,|$)/y;
  for (let found = member.exec(ifNoneMatch); found; found = member.exec(ifNoneMatch)) {
    if (found[1] === wanted) return true;
  }
  return false;
}

function opaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
