import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningGraphql, startGraphql } from '../graphql/endpoint/graphql.fixture.ts';
import { tokensFor } from '../identity/testing/code-flow.ts';
import { startTestIdentity, type TestIdentity } from '../identity/testing/start-test-identity.ts';

let identity: TestIdentity;
let site: RunningGraphql;
beforeAll(async () => {
  identity = await startTestIdentity();
  site = await startGraphql({ env: { AUTH_ISSUER: identity.issuer } });
});
afterAll(async () => {
  await site.stop();
  await identity.stop();
});

test('somebody who signed in at the embedded provider finds their profile filled by it', async () => {
  const { access_token } = await tokensFor(identity, { email: 'client@example.com' });
  const query = `{ me { id profile {
    email emailVerified firstName lastName organisationName jobTitle prismaId connection isLocal isSocial } } }`;
  const response = await site.post({ query }, { authorization: `Bearer ${access_token}` });
  expect(await response.json()).toEqual({
    data: {
      me: {
        id: expect.stringMatching(/^auth0\|[0-9a-f]{24}$/),
        profile: {
          email: 'client@example.com',
          emailVerified: true,
          firstName: 'Claude',
          lastName: 'Northgate',
          organisationName: 'Northgate Holdings (demonstration)',
          jobTitle: 'General Counsel',
          prismaId: 'PR-100274',
          connection: 'Username-Password-Authentication',
          isLocal: true,
          isSocial: false,
        },
      },
    },
  });
});
