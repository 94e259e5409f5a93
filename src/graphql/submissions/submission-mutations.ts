import { deleteSubmissionsOf } from '../../forms/submissions/delete-submissions.ts';
import { exportSubmissions } from '../../forms/submissions/export-submissions.ts';
import { type Act, handleSubmission } from '../../forms/submissions/handle-submission.ts';
import { NotHandled } from '../../forms/submissions/not-handled.ts';
import type { ApiContext } from '../content/api-context.ts';
import type { Builder } from '../content/builder.ts';
import { badInput } from '../content/checked-arguments.ts';
import { actorOf, editingOf } from '../content/editor.ts';

/** What those who answer do with what visitors sent; each says whether it is done. */
export function submissionMutations(builder: Builder): void {
  const handle = async (reference: string, act: Act, context: ApiContext): Promise<boolean> => {
    const actor = actorOf(context.viewer, 'submissions|answer');
    await handleSubmission(context.db, reference, act, actor, editingOf(context).siteOrigin).catch(
      (error: unknown) => {
        throw error instanceof NotHandled ? badInput(error.message) : error;
      },
    );
    return true;
  };
  builder.mutationField('releaseSubmission', (t) =>
    t.boolean({
      description: 'What was held is no machine’s: whoever answers is told of it.',
      args: { reference: t.arg.id({ required: true }) },
      resolve: (_root, { reference }, context) => handle(reference, { action: 'released' }, context),
    }),
  );
  builder.mutationField('assignSubmission', (t) =>
    t.boolean({
      args: { reference: t.arg.id({ required: true }), to: t.arg.string({ required: true }) },
      resolve: (_root, { reference, to }, context) => handle(reference, { action: 'assigned', to }, context),
    }),
  );
  builder.mutationField('answerSubmission', (t) =>
    t.boolean({
      description: 'By mail to its sender.',
      args: { reference: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
      resolve: (_root, { reference, text }, context) => {
        if (text.trim() === '') throw badInput('text is what its sender is answered');
        return handle(reference, { action: 'answered', text }, context);
      },
    }),
  );
  builder.mutationField('closeSubmission', (t) =>
    t.boolean({
      args: { reference: t.arg.id({ required: true }) },
      resolve: (_root, { reference }, context) => handle(reference, { action: 'closed' }, context),
    }),
  );
  builder.mutationField('recordAttendance', (t) =>
    t.boolean({
      description: 'Whether somebody who registered for a training took part: it stands in their record.',
      args: { reference: t.arg.id({ required: true }), attended: t.arg.boolean({ required: true }) },
      resolve: (_root, { reference, attended }, context) =>
        handle(reference, { action: attended ? 'attended' : 'absent' }, context),
    }),
  );
  builder.mutationField('exportSubmissions', (t) =>
    t.string({
      description: 'As CSV. It is kept who took it.',
      args: { form: t.arg.string(), text: t.arg.string() },
      resolve: async (_root, { form, text }, { db, viewer }) => {
        const actor = actorOf(viewer, 'submissions|answer');
        const wanted = { form: form ?? undefined, text: text ?? undefined };
        return (await exportSubmissions(db, wanted, actor)).csv;
      },
    }),
  );
  builder.mutationField('eraseSubmissions', (t) =>
    t.int({
      description:
        'All that was sent from an address, saved for later, or kept of training, for good; its newsletters end.',
      args: { email: t.arg.string({ required: true }) },
      resolve: (_root, { email }, { db, viewer }) => {
        actorOf(viewer, 'submissions|erase');
        return deleteSubmissionsOf(db, email);
      },
    }),
  );
}
