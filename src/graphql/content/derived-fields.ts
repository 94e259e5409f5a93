import type { FieldMap } from '@pothos/core';
import { gateOf } from '../../content/access/gates.ts';
import type { FieldValues, LiveRecord } from '../../content/records/live-record.ts';
import type { Field, Fields } from '../../content/types/fields.ts';
import type { ContentTypeName } from '../../content/types/index.ts';
import { capitalised } from '../../content/types/names.ts';
import type { ApiContext } from './api-context.ts';
import type { AttachmentRef } from './attachment.ts';
import type { Builder } from './builder.ts';
import type { Choices } from './choices.ts';
import type { RecordRef } from './record.ts';

/** What the derived types are built of; `typeRefs` holds the object type of each content type. */
export interface Parts {
  readonly builder: Builder;
  readonly record: RecordRef;
  readonly typeRefs: ReadonlyMap<ContentTypeName, TypeRef>;
  readonly choices: Choices;
  readonly attachment: AttachmentRef;
}

export type TypeRef = ReturnType<typeof typeRef>;

/** The object type of a content type, still without fields. */
export function typeRef(builder: Builder, name: string) {
  return builder.objectRef<LiveRecord>(name);
}

/** The object type of a content type. */
export function refOf({ typeRefs }: Parts, name: ContentTypeName): TypeRef {
  const ref = typeRefs.get(name);
  if (!ref) throw new Error(`${name} has no object type`);
  return ref;
}

type FieldBuilder = PothosSchemaTypes.ObjectFieldBuilder<Builder['$inferSchemaTypes'], FieldValues>;

/**
 * The GraphQL fields of an object type whose values are `FieldValues`; groups and lists become object types named
 * after their owner and themselves (`PersonLanguages`). Required values are non-null, links never: what they lead
 * to may not be live.
 */
export function derivedFields(parts: Parts, owner: string, fields: Fields, t: FieldBuilder): FieldMap {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, derivedField(parts, owner, name, field, t)]),
  );
}

function derivedField(parts: Parts, owner: string, name: string, field: Field, t: FieldBuilder) {
  const nullable = field.required !== true;
  const typeName = owner + capitalised(name);
  if (field.gated && field.kind !== 'text' && field.kind !== 'list') {
    throw new Error(`${typeName}: only texts and lists are gated`);
  }
  switch (field.kind) {
    case 'text':
      return t.string({
        nullable: nullable || field.gated === true,
        resolve: guarded(field, ({ fields }) => fields[name] as string),
      });
    case 'texts':
      return t.stringList({ resolve: ({ fields }) => (fields[name] as string[] | undefined) ?? [] });
    case 'boolean':
      return t.boolean({ resolve: ({ fields }) => fields[name] === true });
    case 'number':
      return t.float({ nullable, resolve: ({ fields }) => fields[name] as number });
    case 'date':
      return t.field({ type: 'Date', nullable, resolve: ({ fields }) => fields[name] as string });
    case 'instant':
      return t.field({ type: 'DateTime', nullable, resolve: ({ fields }) => fields[name] as string });
    case 'choice':
      return t.field({
        type: parts.choices(typeName, field.values),
        nullable,
        resolve: ({ fields }) => fields[name] as string,
      });
    case 'asset':
      return t.field({
        type: parts.attachment,
        nullable: true,
        resolve: ({ fields }, _args, { loaders }) => loaders.asset(String(fields[name])),
      });
    case 'richText':
      throw new Error(`${typeName}: only the body of a record is rich text`);
    case 'link':
      return t.field({
        type: targetOf(parts, field.to),
        nullable: true,
        resolve: async (values, _args, context) => (await linked(values, name, field.to, context))[0] ?? null,
      });
    case 'links':
      return t.field({
        type: [targetOf(parts, field.to)],
        resolve: (values, _args, context) => linked(values, name, field.to, context),
      });
    case 'group': {
      const group = groupType(parts, typeName, field.fields);
      return t.field({
        type: group,
        nullable: true,
        resolve: (values) => within(values, values.fields[name]),
      });
    }
    case 'list': {
      const item = groupType(parts, typeName, field.fields);
      return t.field({
        type: [item],
        resolve: guarded(field, (values) =>
          ((values.fields[name] as unknown[] | undefined) ?? []).flatMap((one) => within(values, one) ?? []),
        ),
      });
    }
  }
}

/** A resolver that finds a gated field empty when the viewer may not read the record in full. */
function guarded<T>({ gated }: Field, resolve: (values: FieldValues) => T) {
  return (values: FieldValues, _args: unknown, context: ApiContext): T | Promise<T> => {
    if (!gated) return resolve(values);
    // Only a record's own fields are gated: the values are the record.
    return gateOf(values as LiveRecord, context).then((gate) =>
      resolve(gate ? { ...values, fields: {} } : values),
    );
  };
}

function groupType(parts: Parts, name: string, fields: Fields) {
  return parts.builder
    .objectRef<FieldValues>(name)
    .implement({ fields: (t) => derivedFields(parts, name, fields, t) });
}

/** A link to exactly one type is that type, any other a `Record`. */
function targetOf({ record, typeRefs }: Parts, to: readonly string[]): RecordRef {
  const only = to.length === 1 ? typeRefs.get(to[0] as ContentTypeName) : undefined;
  return (only ?? record) as RecordRef;
}

async function linked(
  { fields, requestedLocale }: FieldValues,
  name: string,
  to: readonly string[],
  { loaders }: ApiContext,
): Promise<LiveRecord[]> {
  const ids = [fields[name] ?? []].flat() as string[];
  const found = await loaders.records(ids, requestedLocale);
  return to.length === 0 ? found : found.filter(({ type }) => to.includes(type));
}

function within({ requestedLocale }: FieldValues, value: unknown): FieldValues | null {
  return value ? { fields: value as Record<string, unknown>, requestedLocale } : null;
}
