import { baseFields } from '../../content/types/define.ts';
import { type ContentTypeName, contentTypeNames, declarationOf } from '../../content/types/index.ts';
import { typeNameOf } from '../../content/types/names.ts';
import { attachmentType } from './attachment.ts';
import type { Builder } from './builder.ts';
import { choiceTypes } from './choices.ts';
import { derivedFields, type Parts, type TypeRef, typeRef } from './derived-fields.ts';
import { recordInterface } from './record.ts';

/** One object type for each content type, with its declared fields over those of `Record`. */
export function recordTypes(builder: Builder): Parts {
  const typeRefs = new Map<ContentTypeName, TypeRef>(
    contentTypeNames.map((name) => [name, typeRef(builder, typeNameOf(name))]),
  );
  const parts: Parts = {
    builder,
    record: recordInterface(builder),
    typeRefs,
    choices: choiceTypes(builder),
    attachment: attachmentType(builder),
  };
  for (const [name, ref] of typeRefs) {
    const { label, fields } = declarationOf(name);
    const own = Object.fromEntries(
      Object.entries(fields).filter(([field]) => !Object.hasOwn(baseFields, field)),
    );
    builder.objectType(ref, {
      description: label.en,
      interfaces: [parts.record],
      fields: (t) => derivedFields(parts, typeNameOf(name), own, t),
    });
  }
  return parts;
}
