/**
 * Has a text that many hold be in memory once, by those that were given before.
 *
 * @param most texts that are known; what is new beyond them is as it is given
 */
export function heldOnce(most: number): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const held = known.get(text);
    if (held !== undefined) return held;
    if (known.size < most) known.set(text, text);
    return text;
  };
}
