import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { askingNetworks } from './asking-network.ts';

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const asked = new IncomingMessage(socket);
  if (forwarded !== undefined) asked.headers['x-forwarded-for'] = forwarded;
  return asked;
}

test.each([
  ['the peer', '203.0.113.9', undefined, '203.0.113.9'],
  ['the peer, whatever it says of itself', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['whom a trusted proxy names', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [
    'whom the first trusted proxy names, not who is named by others',
    '10.0.0.1',
    '1.2.3.4, 198.51.100.1, 10.0.0.2',
    '198.51.100.1',
  ],
  ['a network of IPv6', '10.0.0.1', '2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['the proxy itself where it names nobody', '10.0.0.1', 'unknown', '10.0.0.1'],
])('the network of a request is that of %s', (_, peer, forwarded, network) => {
  expect(askingNetworks(['10.0.0.0/8'])(request(peer, forwarded))).toBe(network);
});
