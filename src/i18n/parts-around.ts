/** Stands for a value while a message is put together: no text has it (private use, Unicode §23.5). */
const PLACE = '\uE000';

/** What a message says before and after one of its values, which is to stand in an element of its own. */
export function partsAround(message: (value: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = message(PLACE).split(PLACE);
  return [before, after];
}
