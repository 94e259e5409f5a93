/** Milliseconds for which an answer is waited for. */
const patience = 20_000;
/** Characters of a body that surely are no more bytes than a page that is left may leave under way (Fetch: 64 kB). */
const mostKeepalive = 20_000;

/** `fetch` that gives up in the end. A file takes as long as it takes, and does not outlive its page. */
export async function patientFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { body, signal, keepalive = false } = init;
  if (typeof body !== 'string') return fetch(input, { ...init, keepalive: false });
  const late = AbortSignal.timeout(patience);
  return fetch(input, {
    ...init,
    keepalive: keepalive && body.length <= mostKeepalive,
    signal: signal ? AbortSignal.any([signal, late]) : late,
  });
}
