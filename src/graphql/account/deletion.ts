import { askForDeletion, deletionDue, keepAccount } from '../../account/deletion/deletion.ts';
import { exportVisitor } from '../../account/deletion/export.ts';
import { readerOf } from '../../account/policies.ts';
import { weights } from '../content/weights.ts';
import { type AccountParts, own } from './me.ts';

/** `me { deletionDue exported }`, `askForDeletion` and `keepAccount`. */
export function deletionFields({ builder, me }: AccountParts): void {
  builder.objectField(me, 'deletionDue', (t) =>
    t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When everything is erased, unless the reader thinks better of it.',
      resolve: own((id, _args, { db }) => deletionDue(db, id)),
    }),
  );
  builder.objectField(me, 'exported', (t) =>
    t.string({
      extensions: weights.digest,
      description: 'All that the site holds of the reader, as JSON.',
      resolve: own((id, _args, { db }) => exportVisitor(db, id)),
    }),
  );
  builder.mutationField('askForDeletion', (t) =>
    t.field({
      type: 'DateTime',
      description: 'Returns when: 14 days after it was first asked for.',
      resolve: (_root, _args, { db, viewer }) => askForDeletion(db, readerOf(viewer)),
    }),
  );
  builder.mutationField('keepAccount', (t) =>
    t.boolean({
      description: 'False when nothing was to be erased.',
      resolve: (_root, _args, { db, viewer }) => keepAccount(db, readerOf(viewer)),
    }),
  );
}
