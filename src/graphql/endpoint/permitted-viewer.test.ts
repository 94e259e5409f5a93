import { expect, test } from 'vitest';
import { PermissionsUnavailable } from '../../account/permission-service.ts';
import type { HeldPermission } from '../../account/permissions.ts';
import { anonymous } from '../../content/context.ts';
import { permittedViewerReader } from './permitted-viewer.ts';
import type { SignedIn } from './viewer.ts';

const ann: SignedIn = {
  viewer: { id: 'ann', permissions: new Set() },
  token: 'a.b.c',
  claimsPermissions: false,
  until: null,
  origin: null,
};

/** Reads one signed-in reader, with permissions that somewhere else answers; counts how often it is asked. */
function reading(signedIn: SignedIn, held: () => Promise<HeldPermission[]>) {
  const requested: string[] = [];
  const troubles: Error[] = [];
  const read = permittedViewerReader({
    readViewer: async () => signedIn,
    permissions: {
      held: (sub) => {
        requested.push(sub);
        return held();
      },
    },
    onTrouble: (error) => troubles.push(error),
  });
  return {
    requested,
    troubles,
    permissions: async () => [...(await read('Bearer a.b.c')).viewer.permissions],
  };
}

const navigator = async () => [{ list: 'product', name: 'navigator-ai', until: null }];

test('a token that does not say what its owner may do is completed where that is kept, once for some seconds', async () => {
  const { requested, permissions } = reading(ann, navigator);
  expect(await Promise.all([permissions(), permissions()])).toEqual([
    ['product|navigator-ai'],
    ['product|navigator-ai'],
  ]);
  expect(requested).toEqual(['ann']);
});

test.each([
  ['says so itself', { ...ann, claimsPermissions: true }],
  ['is not there', { ...ann, viewer: anonymous, token: null }],
])('nobody is asked about a token that %s', async (_, signedIn) => {
  const { requested, permissions } = reading(signedIn, navigator);
  expect(await permissions()).toEqual([]);
  expect(requested).toEqual([]);
});

test('while nobody can be asked a reader has no permission, and the next time it is tried again', async () => {
  let isAway = true;
  const { requested, troubles, permissions } = reading(ann, async () => {
    if (isAway) throw new PermissionsUnavailable('timeout', 'Too late.');
    return navigator();
  });
  expect(await permissions()).toEqual([]);
  expect(troubles).toMatchObject([{ kind: 'timeout' }]);
  isAway = false;
  expect(await permissions()).toEqual(['product|navigator-ai']);
  expect(requested).toHaveLength(2);
});
