import { type Answers, check, type Problem } from './check.ts';
import { type Document, type Documents, documentIn, namesOf } from './files/document.ts';
import { type Form, fileFields, ruleOf } from './form.ts';
import { leftOutOf, readAnswers } from './read-answers.ts';

/** What a form brought, by the names of its fields: texts, and files that were received. */
export type PostedBody = Readonly<Record<string, unknown>>;

/** What was understood of it. */
interface ReadForm {
  readonly answers: Answers;
  readonly documents: Documents;
  readonly problems: Readonly<Record<string, Problem>>;
}

/**
 * The answers and the files that were posted, and what is wrong with them.
 *
 * @param kept files that were saved before, for where none is chosen now
 */
export function readPosted(form: Form, body: PostedBody, kept: Documents = {}): ReadForm {
  const documents: Record<string, Document> = {};
  const wrong: Record<string, Problem> = {};
  const leftOut = leftOutOf(form, body);
  for (const { name } of fileFields(form)) {
    const given = documentIn(body[name]) ?? (leftOut.includes(name) ? undefined : kept[name]);
    if (typeof given === 'string') wrong[name] = given;
    else if (given) documents[name] = given;
  }
  const answers = { ...readAnswers(form, body), ...namesOf(documents) };
  return { answers, documents, problems: { ...check(form.fields.map(ruleOf), answers), ...wrong } };
}
