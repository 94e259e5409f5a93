import { GraphQLError } from 'graphql';
import { type InputProblem, limitReached, refuseInput } from '../../account/refusals.ts';
import { EQUALITY_PATH } from '../../forms/applications/equality-questions.ts';
import type { Problem } from '../../forms/check.ts';
import { forms } from '../../forms/declared/index.ts';
import { fileFields, leftOutBy } from '../../forms/form.ts';
import { formView } from '../../forms/form-view.ts';
import type { Refused, Taken } from '../../forms/submissions/take-submission.ts';
import { defaultLocale, isSiteLocale, type Locale, type SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { retryAfterSeconds, serverErrors } from '../../platform/http/errors.ts';
import { addressOf } from '../../routing/address.ts';
import type { ApiContext } from '../content/api-context.ts';
import type { Builder } from '../content/builder.ts';
import { badInput } from '../content/checked-arguments.ts';
import { weights } from '../content/weights.ts';

/** Forms by which one applies. */
type ApplicationForm = 'application' | 'graduate';

interface Application {
  readonly form: ApplicationForm;
  readonly about: string;
  readonly locale?: Locale | null | undefined;
  readonly answers?: unknown;
  readonly cv?: unknown;
  readonly letter?: unknown;
  readonly draft?: string | null | undefined;
  readonly leaveOut?: readonly string[] | null | undefined;
  readonly begun?: string | null | undefined;
}

/** The mutations by which somebody applies: the only ones that ask for no right, and take files of nobody in particular. */
export const applicationMutationNames: ReadonlySet<string> = new Set(['sendApplication', 'saveApplication']);

/** What anybody may send without an account: by the same checks, rates and tables as the form of a page. */
export function applicationMutations(builder: Builder): void {
  const form = builder.enumType('ApplicationForm', {
    values: {
      APPLICATION: { value: 'application', description: 'For a position.' },
      GRADUATE: { value: 'graduate', description: 'For a programme.' },
    } as const satisfies Record<string, { value: ApplicationForm; description: string }>,
  });
  const input = builder.inputType('ApplicationInput', {
    fields: (t) => ({
      form: t.field({ type: form, required: true }),
      about: t.id({ required: true, description: 'The position or programme; it has to be open.' }),
      locale: t.field({
        type: 'Locale',
        description: 'Of the mails to its sender, and of what is said of mistakes; English if not given.',
      }),
      answers: t.field({
        type: 'JSON',
        required: true,
        description: 'Texts by the names of the form’s fields: `name`, `email`, `right` …',
      }),
      cv: t.field({ type: 'File', description: 'PDF or DOCX without macros, at most 5 MB.' }),
      letter: t.field({ type: 'File', description: 'The same; nobody has to send one.' }),
      draft: t.string({
        description:
          'The key of the link to what was saved: a file that is not sent again is taken from there.',
      }),
      leaveOut: t.stringList({ description: 'Fields whose saved files are not to be taken.' }),
      begun: t.string({ description: 'What `/forms-begun` said when its sender began.' }),
    }),
  });
  const sent = builder
    .objectRef<{ reference: string; equality: string | null; locale: SiteLocale }>('SentApplication')
    .implement({
      description: 'An application that was recorded; the same sent twice within a day is one.',
      fields: (t) => ({
        reference: t.exposeID('reference', {}),
        equalOpportunities: t.string({
          nullable: true,
          description: 'The address of some questions that are no part of it.',
          resolve: ({ equality, locale }) =>
            equality && `${addressOf(locale, EQUALITY_PATH)}?key=${equality}`,
        }),
      }),
    });
  const application = { type: input, required: true } as const;
  builder.mutationField('sendApplication', (t) =>
    t.field({
      type: sent,
      extensions: weights.list,
      description:
        'Applies, with a CV and a letter by the multipart request specification: no sign-in, one to a request.',
      args: { application: t.arg(application) },
      resolve: async (_root, { application }, context) => {
        const { taken, locale } = await take(application, false, context);
        if (taken.is !== 'sent') throw new Error(`What was to be sent is ${taken.is}.`);
        return { ...taken, locale };
      },
    }),
  );
  builder.mutationField('saveApplication', (t) =>
    t.boolean({
      extensions: weights.list,
      description:
        'Keeps what there is for 30 days. A link to it is mailed the first time; with `draft` it is kept under the link that it has.',
      args: { application: t.arg(application) },
      resolve: async (_root, { application }, context) => {
        const { taken } = await take(application, true, context);
        return taken.is === 'saved' || taken.is === 'mailed';
      },
    }),
  );
}

/** @throws GraphQLError for what is refused */
async function take(
  { form, about, locale: given, answers, cv, letter, draft, leaveOut, begun }: Application,
  saves: boolean,
  { takeSubmission }: ApiContext,
): Promise<{ readonly taken: Exclude<Taken, Refused>; readonly locale: SiteLocale }> {
  if (!takeSubmission) throw badInput('Applications are sent by POST');
  const locale = given && isSiteLocale(given) ? given : defaultLocale;
  const taken = await takeSubmission({
    name: form,
    locale,
    body: {
      ...answersOf(form, answers),
      ...Object.fromEntries((leaveOut ?? []).map((field) => [leftOutBy(field), 'yes'])),
      about,
      draft: draft ?? '',
      begun: begun ?? '',
      save: saves ? 'yes' : '',
      cv,
      letter,
    },
  });
  if (taken.is === 'refused') refuse(taken, form, locale);
  return { taken, locale };
}

/** Nothing that was meant is passed over. @throws GraphQLError for a field that the form does not have, or what is no text */
function answersOf(form: ApplicationForm, given: unknown): Readonly<Record<string, string>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw badInput('answers is an object of texts');
  const files = fileFields(forms[form]);
  const names = new Set(forms[form].fields.filter((field) => !files.includes(field)).map(({ name }) => name));
  const answers = Object.entries(given);
  refuseInput(
    answers.slice(0, MOST_PROBLEMS).flatMap(([field, answer]): InputProblem[] => {
      if (!names.has(field))
        return [
          {
            path: field.slice(0, 60),
            code: 'unknown',
            message: 'is no field of the form that is answered by a text',
          },
        ];
      return typeof answer === 'string' ? [] : [{ path: field, code: 'unknown', message: 'must be a text' }];
    }),
  );
  return Object.fromEntries(answers);
}

/** More than any form has fields: what comes after them is unknown. */
const MOST_PROBLEMS = Math.max(...Object.values(forms).map(({ fields }) => fields.length)) + 1;

const codes = {
  missing: 'missing',
  tooLong: 'too-long',
  malformed: 'unknown',
} as const satisfies Record<Problem, InputProblem['code']>;

/** Says why, in its sender's language. @throws GraphQLError */
function refuse({ why, problems }: Refused, form: ApplicationForm, locale: SiteLocale): never {
  const m = messagesFor(locale).contact.forms;
  refuseInput(
    formView(form, locale).fields.flatMap(({ rule: { name }, words }): InputProblem[] => {
      const problem = problems[name];
      return problem ? [{ path: name, code: codes[problem], message: words[problem] ?? problem }] : [];
    }),
  );
  if (why === 'tooMany') throw limitReached(m.tooMany);
  if (why === 'away') throw unavailable();
  throw new GraphQLError(m.closed, { extensions: { code: 'CLOSED' } });
}

function unavailable(): GraphQLError {
  const { status, message } = serverErrors.unavailable;
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return new GraphQLError(message, { extensions: { code: 'UNAVAILABLE', http: { status, headers } } });
}
