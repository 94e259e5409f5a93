import { type EqualityCount, equalityCounts } from '../../forms/applications/equality.ts';
import {
  actsOf,
  type FoundFile,
  type FoundSubmission,
  findSubmissions,
  type SubmissionAct,
  type SubmissionState,
} from '../../forms/submissions/find-submissions.ts';
import type { Builder } from '../content/builder.ts';
import { amount } from '../content/checked-arguments.ts';
import { demand } from '../content/rights.ts';
import { weights } from '../content/weights.ts';
import { applicationMutations } from './application-mutations.ts';
import { submissionMutations } from './submission-mutations.ts';

/** `submissions`: what visitors sent, for those alone who answer it. */
export function submissionFields(builder: Builder): void {
  const state = builder.enumType('SubmissionState', {
    values: {
      HELD: { value: 'held', description: 'Looks like a machine’s; nobody was told.' },
      OPEN: { value: 'open' },
      ANSWERED: { value: 'answered' },
      CLOSED: { value: 'closed' },
    } as const satisfies Record<string, { value: SubmissionState; description?: string }>,
  });
  const file = builder.objectRef<FoundFile>('SubmissionFile').implement({
    description: 'What was sent along. Its bytes leave by `npm run submissions -- file` alone.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'Of the form: `cv` or `letter`.' }),
      name: t.exposeString('name', {}),
      size: t.exposeInt('size', { description: 'In bytes.' }),
      scan: t.exposeString('scan', { description: '`unscanned`, `clean` or `infected`.' }),
      found: t.exposeString('found', { nullable: true }),
    }),
  });
  const act = builder.objectRef<SubmissionAct>('SubmissionAct').implement({
    fields: (t) => ({
      action: t.exposeString('action', {}),
      actor: t.exposeString('actor', {}),
      detail: t.exposeString('detail', {
        nullable: true,
        description: 'The answer that was sent, or who it was given to.',
      }),
      doneAt: t.expose('doneAt', { type: 'DateTime' }),
    }),
  });
  const submission = builder.objectRef<FoundSubmission>('Submission').implement({
    description: 'Something that a visitor sent by a form.',
    fields: (t) => ({
      reference: t.exposeID('reference', {}),
      form: t.exposeString('form', {}),
      locale: t.exposeString('locale', { description: 'The language that it was written in.' }),
      about: t.exposeID('about', { nullable: true, description: 'The record that it is about.' }),
      email: t.exposeString('email', {}),
      answers: t.expose('answers', { type: 'JSON', extensions: weights.body }),
      state: t.expose('state', { type: state }),
      suspicions: t.exposeStringList('suspicions', { description: 'What speaks for a machine.' }),
      assignedTo: t.exposeString('assignedTo', { nullable: true }),
      place: t.exposeString('place', {
        nullable: true,
        description: 'At the event that it is about: `registered`, `waiting` or `cancelled`.',
      }),
      files: t.expose('files', { type: [file] }),
      receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
      deleteAt: t.expose('deleteAt', { type: 'DateTime' }),
      acts: t.field({
        type: [act],
        extensions: weights.kept,
        description: 'What was done with it, the first first.',
        resolve: ({ reference }, _args, { db }) => actsOf(db, reference),
      }),
    }),
  });
  builder.queryField('submissions', (t) =>
    t.field({
      type: [submission],
      extensions: weights.list,
      description: 'The newest first; for those who answer what visitors send.',
      args: {
        state: t.arg({ type: state }),
        form: t.arg.string(),
        text: t.arg.string({
          description: 'Words of the answers, a reference, an address, the id of a record.',
        }),
        first: t.arg.int(),
      },
      resolve: (_root, { state: wanted, form, text, first }, { db, viewer }) => {
        demand(viewer, 'submissions|answer');
        return findSubmissions(db, {
          state: wanted ?? undefined,
          form: form ?? undefined,
          text: text ?? undefined,
          first: amount(first),
        });
      },
    }),
  );
  const sum = builder.objectRef<EqualityCount>('EqualityCount').implement({
    description: 'How many applicants of three months gave an answer. Nothing leads to any of them.',
    fields: (t) => ({
      quarter: t.exposeString('quarter', { description: 'Its first day.' }),
      form: t.exposeString('form', {}),
      question: t.exposeString('question', {}),
      answer: t.exposeString('answer', {}),
      count: t.exposeInt('count', { nullable: true, description: 'Null: fewer than ten.' }),
    }),
  });
  builder.queryField('equalityCounts', (t) =>
    t.field({
      type: [sum],
      extensions: weights.list,
      description: 'Of months that are over.',
      resolve: (_root, _args, { db, viewer }) => {
        demand(viewer, 'submissions|answer');
        return equalityCounts(db);
      },
    }),
  );
  submissionMutations(builder);
  applicationMutations(builder);
}
