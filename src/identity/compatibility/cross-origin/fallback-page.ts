import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { RegisteredClient } from '../../clients.ts';
import type { Identity } from '../../identity.ts';
import { escapeAttribute } from '../escape-attribute.ts';
import { setMark } from './binding.ts';

export const FALLBACK_SCRIPT = '/co/fallback.js';

/** After so long without an answer of the client's page it goes on without, in milliseconds. */
const longestWait = 10_000;

/**
 * A page for browsers that kept no cookie of `/co/authenticate`: it frames a page of the client, which has the
 * verifier in its storage, and goes on to where it was with that. A secret of the page and a cookie show there that
 * it was this page: a browser that keeps no cookie of ours at all is not signed in this way.
 */
export function sendFallbackPage(
  { issuer }: Pick<Identity, 'issuer'>,
  { crossOriginUri = '', origins }: RegisteredClient,
  reply: FastifyReply,
  coId: string,
): FastifyReply {
  const secret = randomBytes(32).toString('base64url');
  setMark({ issuer }, reply, 'page', secret);
  const page = new URL(crossOriginUri);
  page.hash = `origin=${encodeURIComponent(new URL(issuer).origin)}`;
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `frame-src ${page.origin}`,
    `frame-ancestors ${origins.join(' ')}`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ];
  reply.removeHeader('x-frame-options');
  return reply
    .header('content-security-policy', policy.join('; '))
    .type('text/html; charset=utf-8')
    .send(`<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Signing in</title>
<iframe title="Signing in" hidden src="${escapeAttribute(page.href)}" data-id="${coId}" data-page="${secret}"></iframe>
<script src="${FALLBACK_SCRIPT}"></script>
</html>
`);
}

/** Asks the framed page for the verifier, as auth0-js answers it in `crossOriginVerification`. */
export const fallbackScript = `'use strict';
const frame = document.querySelector('iframe');
const { origin } = new URL(frame.src);
const goOn = (verifier) => {
  const next = new URL(location.href);
  next.searchParams.set('co_verifier', verifier);
  next.searchParams.set('co_page', frame.dataset.page);
  location.replace(next);
};
addEventListener('message', ({ source, origin: from, data }) => {
  if (source !== frame.contentWindow || from !== origin || !data) return;
  if (data.type === 'ready')
    source.postMessage({ type: 'co_verifier_request', request: { id: frame.dataset.id } }, origin);
  if (data.type === 'co_verifier_response') goOn(String(data.response && data.response.verifier));
});
setTimeout(() => goOn(''), ${longestWait});
`;
