import { createRecord } from '../../content/publish/create-record.ts';
import { saveDraft } from '../../content/publish/save-draft.ts';
import { submitForReview } from '../../content/publish/submit-for-review.ts';
import { addAttachment } from '../../content/records/attachments.ts';
import { badInput } from './checked-arguments.ts';
import type { Parts } from './derived-fields.ts';
import { actorOf, given } from './editor.ts';

/** What editors do before anything is published: create, save, hand in for review, add files. */
export function draftMutations(parts: Pick<Parts, 'builder' | 'attachment'>): void {
  const { builder } = parts;
  const revision = builder.objectRef<{ id: string; revision: number }>('DraftRevision').implement({
    fields: (t) => ({ id: t.exposeID('id', {}), revision: t.exposeInt('revision', {}) }),
  });
  const createInput = builder.inputType('CreateRecordInput', {
    fields: (t) => ({
      type: t.string({ required: true }),
      id: t.id({ description: 'Chosen by the server when not given.' }),
      locale: t.field({
        type: 'Locale',
        description: 'The language it is written in first; English if not given.',
      }),
      slug: t.string({ required: true }),
      fields: t.field({ type: 'JSON', required: true }),
      parentId: t.id(),
      position: t.int(),
    }),
  });
  builder.mutationField('createRecord', (t) =>
    t.field({
      type: revision,
      args: { input: t.arg({ type: createInput, required: true }) },
      resolve: (_root, { input }, { db, viewer }) =>
        createRecord(db, {
          actor: actorOf(viewer, 'content|edit'),
          ...given(input),
          type: input.type,
          slug: input.slug,
          fields: fieldsOf(input.fields),
        }),
    }),
  );
  const saveInput = builder.inputType('SaveDraftInput', {
    fields: (t) => ({
      recordId: t.id({ required: true }),
      locale: t.field({ type: 'Locale', required: true }),
      revision: t.int({ required: true, description: 'The one that was read; 0 begins a translation.' }),
      slug: t.string({ required: true }),
      fields: t.field({ type: 'JSON', required: true }),
      parentId: t.id({ description: 'Source language only: as it was when not given, null for none.' }),
      position: t.int(),
      translatedFrom: t.int({ description: 'The source’s version that a translation follows.' }),
    }),
  });
  builder.mutationField('saveDraft', (t) =>
    t.field({
      type: revision,
      args: { input: t.arg({ type: saveInput, required: true }) },
      resolve: async (_root, { input }, { db, viewer }) => {
        const saved = await saveDraft(db, {
          actor: actorOf(viewer, 'content|edit'),
          ...given(input),
          // Null is a place too: none above it.
          ...(input.parentId !== undefined && { parentId: input.parentId }),
          recordId: input.recordId,
          locale: input.locale,
          revision: input.revision,
          slug: input.slug,
          fields: fieldsOf(input.fields),
        });
        return { id: input.recordId, ...saved };
      },
    }),
  );
  builder.mutationField('submitForReview', (t) =>
    t.boolean({
      args: { recordId: t.arg.id({ required: true }), locale: t.arg({ type: 'Locale', required: true }) },
      resolve: async (_root, args, { db, viewer }) => {
        await submitForReview(db, { ...args, actor: actorOf(viewer, 'content|edit') });
        return true;
      },
    }),
  );
  attachmentMutation(parts);
}

function attachmentMutation({ builder, attachment }: Pick<Parts, 'builder' | 'attachment'>): void {
  builder.mutationField('addAttachment', (t) =>
    t.field({
      type: attachment,
      description: 'A PDF or Word file of at most 10 MB.',
      args: { recordId: t.arg.id({ required: true }), file: t.arg({ type: 'File', required: true }) },
      resolve: (_root, args, { db, viewer }) =>
        addAttachment(db, { ...args, actor: actorOf(viewer, 'content|edit') }),
    }),
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badInput('fields is an object');
  return value as Record<string, unknown>;
}
