import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsPermission, readPermissions, simplePermission } from './permissions.ts';

const name = fc.string({ minLength: 1 }).filter((text) => !text.includes('|'));

describe('A permission', () => {
  test('is in its simple form what follows the pipe', () => {
    fc.assert(
      fc.property(name, fc.string(), (prefix, rest) => {
        expect(simplePermission(`${prefix}|${rest}`)).toBe(rest);
      }),
    );
  });

  test('without a pipe is its own simple form', () => {
    fc.assert(fc.property(name, (text) => void expect(simplePermission(text)).toBe(text)));
  });

  test('is held however either side writes it', () => {
    const held = readPermissions(['product|navigator', 'compliance|cpd']);
    if (held === null) expect.fail('nothing was read');
    expect(holdsPermission(held, 'navigator')).toBe(true);
    expect(holdsPermission(held, 'compliance|cpd')).toBe(true);
    expect(holdsPermission(held, 'product|other')).toBe(false);
  });
});

describe('The server’s permissions', () => {
  test('are read as an object of three lists', () => {
    const lists = {
      productPermissions: ['product|a'],
      collaborationPermissions: ['collaboration|b'],
      compliancePermissions: ['c'],
    };
    expect(readPermissions(lists)).toEqual(lists);
  });

  test('are read as one list, by their prefixes', () => {
    expect(
      readPermissions(['product|a', 'Collaboration|b', 'compliance|c', 'plain', 'content|edit']),
    ).toEqual({
      productPermissions: ['product|a', 'plain'],
      collaborationPermissions: ['Collaboration|b'],
      compliancePermissions: ['compliance|c'],
    });
  });

  test('are read as objects with names', () => {
    expect(readPermissions([{ name: 'product|a' }, { id: 1 }])?.productPermissions).toEqual(['product|a']);
  });

  test('are empty lists where the object has none', () => {
    expect(readPermissions({ productPermissions: 'all' })).toEqual({
      productPermissions: [],
      collaborationPermissions: [],
      compliancePermissions: [],
    });
  });

  test.each([undefined, null, 'all', 7, true])('are not read from %s', (value) => {
    expect(readPermissions(value)).toBeNull();
  });

  test('are lists of texts, whatever the server sends', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readPermissions(value);
        if (read === null) return;
        expect(Object.values(read)).toHaveLength(3);
        for (const text of Object.values(read).flat()) expect(text).toBeTypeOf('string');
      }),
    );
  });
});
