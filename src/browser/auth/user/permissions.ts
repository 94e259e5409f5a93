/** What somebody may use (spec §3). A permission is `prefix|name`, or the name alone. */
export interface Authorization {
  readonly productPermissions: readonly string[];
  readonly collaborationPermissions: readonly string[];
  readonly compliancePermissions: readonly string[];
}

export const noPermissions: Authorization = {
  productPermissions: [],
  collaborationPermissions: [],
  compliancePermissions: [],
};

/** The part after the pipe (spec §3). */
export function simplePermission(permission: string): string {
  return permission.slice(permission.indexOf('|') + 1);
}

/** Whether a permission is held, however either side writes it. */
export function holdsPermission(authorization: Authorization, permission: string): boolean {
  const simple = simplePermission(permission);
  return Object.values(authorization)
    .flat()
    .some((held) => simplePermission(held) === simple);
}

/**
 * Reads `userPermissions`: our object of three lists, or one list, whose entries belong to the list that their prefix
 * names (`product|…`; without prefix: products; other prefixes belong to none of the three).
 *
 * @returns null when it is neither
 */
export function readPermissions(value: unknown): Authorization | null {
  if (Array.isArray(value)) {
    const held = namesIn(value);
    const inList = (list: string) =>
      held.filter(
        (name) => (name.includes('|') ? name.slice(0, name.indexOf('|')).toLowerCase() : 'product') === list,
      );
    return {
      productPermissions: inList('product'),
      collaborationPermissions: inList('collaboration'),
      compliancePermissions: inList('compliance'),
    };
  }
  if (typeof value !== 'object' || value === null) return null;
  const lists = value as Partial<Record<keyof Authorization, unknown>>;
  return {
    productPermissions: namesIn(lists.productPermissions),
    collaborationPermissions: namesIn(lists.collaborationPermissions),
    compliancePermissions: namesIn(lists.compliancePermissions),
  };
}

/** Entries are texts, or objects with a name. */
function namesIn(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list
    .map((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : entry,
    )
    .filter((name) => typeof name === 'string');
}
