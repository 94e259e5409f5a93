/** One of several messages, of which some take values and others are texts as they stand. */
export function fillIn<V>(message: string | ((values: V) => string), values: V): string {
  return typeof message === 'string' ? message : message(values);
}
