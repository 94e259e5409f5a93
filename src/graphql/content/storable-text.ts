import { type GraphQLSchema, isObjectType } from 'graphql';
import { badInput } from './checked-arguments.ts';

/**
 * Has every field refuse arguments with text that no database keeps, wherever in them it stands: a NUL, or half of
 * a surrogate pair.
 */
export function withStorableText(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve, subscribe } = field;
      if (field.args.length === 0) continue;
      if (resolve) field.resolve = (root, args, ...rest) => resolve(root, checked(args), ...rest);
      if (subscribe) field.subscribe = (root, args, ...rest) => subscribe(root, checked(args), ...rest);
    }
  }
  return schema;
}

/** Without recursion: JSON may be nested deeper than the stack is high. */
function checked<Args>(args: Args): Args {
  const open: unknown[] = [args];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed())
        throw badInput('Text holds a character that is none');
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const [name, part] of Object.entries(value)) open.push(name, part);
    }
  }
  return args;
}
