/** The first number from `start` upwards that has no divisor in common with `other`. */
export function coprimeTo(other: number, start: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let value = start;
  while (divisor(value, other) !== 1) value += 1;
  return value;
}
