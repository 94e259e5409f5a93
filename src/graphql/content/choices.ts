import { enumName } from '../../content/types/choices.ts';
import type { Builder } from './builder.ts';

export type Choices = ReturnType<typeof choiceTypes>;

/** Makes the enum of a choice field once: the record's type and its filter share it. */
export function choiceTypes(builder: Builder) {
  const made = new Map<string, ReturnType<typeof makeEnum>>();
  const makeEnum = (name: string, values: readonly string[]) =>
    builder.enumType(name, {
      values: Object.fromEntries(values.map((value) => [enumName(value), { value }])),
    });
  return (name: string, values: readonly string[]) => {
    const choice = made.get(name) ?? makeEnum(name, values);
    made.set(name, choice);
    return choice;
  };
}
