import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import type { AnswerInMaking, ApiContext } from './api-context.ts';

type AnyField = GraphQLField<unknown, ApiContext>;

/** Quotes, colon and comma of a field. */
const AROUND = 4;
/** Shorter lists are made at one go. */
const SHORT_LIST = 10;

/**
 * Has every field say how many bytes it adds to an answer that is made for somebody outside, while it is made, and
 * has long lists make way for others. Pages' own queries are not measured.
 */
export function withMeasuredAnswers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) measure(field);
  }
  return schema;
}

function measure(field: AnyField): void {
  const resolve = field.resolve ?? (defaultFieldResolver as NonNullable<AnyField['resolve']>);
  const isLeaf = isLeafType(getNamedType(field.type));
  const isList = isListType(getNullableType(field.type));
  const given = (value: unknown, answer: AnswerInMaking): unknown => {
    if (isLeaf) answer.add(sizeOf(value));
    else if (isList && Array.isArray(value) && value.length > SHORT_LIST) return inTurns(value, answer);
    return value;
  };
  field.resolve = (root, args, context, info) => {
    const { answer } = context;
    if (!answer) return resolve(root, args, context, info);
    answer.add(String(info.path.key).length + AROUND);
    const value = resolve(root, args, context, info);
    return value instanceof Promise ? value.then((one) => given(one, answer)) : given(value, answer);
  };
}

async function* inTurns(items: readonly unknown[], answer: AnswerInMaking): AsyncGenerator<unknown> {
  for (const item of items) {
    const others = answer.pause();
    if (others) await others;
    yield item;
  }
}

/** Bytes that a value takes as JSON, without what escaping adds. */
function sizeOf(value: unknown): number {
  let size = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === 'string') size += Buffer.byteLength(one) + AROUND;
    else if (Array.isArray(one)) for (const part of one) open.push(part);
    else if (typeof one === 'object' && one !== null && !(one instanceof Date)) {
      for (const [name, part] of Object.entries(one)) {
        size += name.length + AROUND;
        open.push(part);
      }
    } else size += 2 * AROUND;
  }
  return size;
}
