import type { FrontCache, FrontKind } from './front-cache.ts';

/** Milliseconds for one request. */
const patience = 3_000;

/** A cache in front that could not be told to forget: it may go on showing what it has. */
class PurgeFailed extends Error {
  override readonly name = 'PurgeFailed';
}

/**
 * Tells a cache in front to forget all pages with one of these keys (`keyOf`), at once.
 *
 * @throws PurgeFailed when it does not say within three seconds, of each request, that it has
 */
export async function purge(front: FrontCache, keys: readonly string[]): Promise<void> {
  const { most } = ways[front.kind];
  for (let at = 0; at < keys.length; at += most) {
    const some = keys.slice(at, at + most);
    await Promise.all(front.addresses.map((address) => send(front, address, some)));
  }
}

async function send({ kind, token }: FrontCache, address: string, keys: readonly string[]): Promise<void> {
  const { request, isDone } = ways[kind];
  const { path, method, headers, body } = request(keys, token);
  const where = `${kind} at ${new URL(address).host}`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(address + path, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    text = await response.text();
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new PurgeFailed(`${where} ${isLate ? 'did not answer in time' : 'cannot be reached'}`, {
      cause: error,
    });
  }
  if (!response.ok || !isDone(text))
    throw new PurgeFailed(`${where} answered ${response.status}: ${text.slice(0, 200)}`);
}

interface PurgeRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Way {
  /** Most keys of one request. */
  readonly most: number;
  readonly request: (keys: readonly string[], token: string | undefined) => PurgeRequest;
  /** Whether an answer of 200 says that it was done. */
  readonly isDone: (text: string) => boolean;
}

const json = { 'content-type': 'application/json' };

const ways: { readonly [K in FrontKind]: Way } = {
  // https://www.fastly.com/documentation/reference/api/purging/: at most 256 keys in a batch.
  fastly: {
    most: 256,
    request: (keys, token = '') => ({
      path: '/purge',
      method: 'POST',
      headers: { ...json, 'fastly-key': token },
      body: JSON.stringify({ surrogate_keys: keys }),
    }),
    isDone: () => true,
  },
  // https://developers.cloudflare.com/api/resources/cache/methods/purge/: every plan takes 30 tags a request.
  cloudflare: {
    most: 30,
    request: (keys, token = '') => ({
      path: '/purge_cache',
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ tags: keys }),
    }),
    isDone: (text) => saysSuccess(text),
  },
  // deploy/varnish/chancery.vcl, by the module xkey.
  varnish: {
    most: 100,
    request: (keys, token) => ({
      path: '/',
      method: 'PURGE',
      headers: {
        'xkey-purge': keys.join(' '),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    }),
    isDone: () => true,
  },
};

function saysSuccess(text: string): boolean {
  try {
    return (JSON.parse(text) as { success?: unknown }).success === true;
  } catch {
    return false;
  }
}
