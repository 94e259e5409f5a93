/**
 * Checks that options are texts which are not empty, in the order in which they are given.
 * @throws TypeError '{name} option is required'
 */
export function required(options: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(options))
    if (typeof value !== 'string' || value === '') throw new TypeError(`${name} option is required`);
}

/** @throws TypeError '{name} parameter is not valid' */
export function validParameter(name: string, value: unknown, type: 'string' | 'object'): void {
  const isEmpty = value === null || value === '';
  if (isEmpty || typeof value !== type) throw new TypeError(`${name} parameter is not valid`);
}
