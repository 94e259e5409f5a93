/** Levels of objects and lists in one another: more than anybody needs, far fewer than exhaust a stack. */
const deepest = 32;

/**
 * Whether PostgreSQL can keep a value: none of its texts has the character zero or half of a character, and it is not
 * nested deeper than 32 levels.
 */
export function isStorable(value: unknown, levels = deepest): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, levels - 1));
}
