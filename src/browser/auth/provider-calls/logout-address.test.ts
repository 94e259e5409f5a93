import { describe, expect, test } from 'vitest';
import { logoutAddress } from './logout-address.ts';

describe('The address that signs out', () => {
  test('names the client and where to go', () => {
    expect(
      logoutAddress({ issuer: 'https://id.example/', clientId: 'site', returnTo: 'https://site.example/' }),
    ).toBe('https://id.example/v2/logout?client_id=site&returnTo=https%3A%2F%2Fsite.example%2F');
  });

  test('signs out of the provider behind it too, when asked to', () => {
    const address = logoutAddress({ issuer: 'https://id.example/', clientId: 'site', federated: true });
    expect(address).toBe('https://id.example/v2/logout?client_id=site&federated');
  });
});
