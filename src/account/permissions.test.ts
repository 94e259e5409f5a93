import { expect, test } from 'vitest';
import { readPermission, userPermissions } from './permissions.ts';

const held = (list: string, name: string) => ({ list, name, until: null });

test('permissions are answered in three lists, and what is of none of them is left out', () => {
  const all = [held('product', 'a'), held('content', 'edit'), held('compliance', 'b'), held('product', 'c')];
  expect(userPermissions(all)).toEqual({
    productPermissions: ['product|a', 'product|c'],
    collaborationPermissions: [],
    compliancePermissions: ['compliance|b'],
  });
});

test('a permission is the part after the pipe; without one it is of the products', () => {
  expect(readPermission('compliance|training')).toEqual({ list: 'compliance', name: 'training' });
  expect(readPermission('research-library')).toEqual({ list: 'product', name: 'research-library' });
});
