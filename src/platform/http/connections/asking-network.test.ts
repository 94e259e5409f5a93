import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { askingAddresses, askingNetworks } from './asking-network.ts';

function request(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
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
  [
    'the proxy itself where it names no address, not who is named before',
    '10.0.0.1',
    '1.2.3.4, unix:',
    '10.0.0.1',
  ],
  ['the proxy that asks for itself', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['nobody where somebody has hung up, whatever they say of themselves', undefined, '1.2.3.4', 'unknown'],
])('the network of a request is that of %s', (_, peer, forwarded, network) => {
  const settings = { trustedProxies: ['10.0.0.0/8'], socketDirectory: undefined };
  expect(askingNetworks(settings)(request(peer, forwarded))).toBe(network);
});

test.each([
  ['whom the proxy names', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['whom the first of several proxies names', '1.2.3.4, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['nobody’s where the proxy names nobody', undefined, 'unknown'],
  ['nobody’s where it names no address', '1.2.3.4, unix:', 'unknown'],
])('the address of a request on a Unix socket is that of %s', (_, forwarded, address) => {
  const settings = { trustedProxies: ['10.0.0.0/8'], socketDirectory: '/run/chancery' };
  expect(askingAddresses(settings)(request(undefined, forwarded))).toBe(address);
});
