import type { RichText } from '../../../content/rich-text/types.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { AskError, ask } from '../account/ask.ts';
import { operation } from '../kit/operation.ts';
import type { Gated } from './ask-at-gate.ts';
import type { WholeAnswersQuery, WholeAnswersQueryVariables } from './whole-answers.gen.ts';
import answersSource from './whole-answers.graphql?raw';
import type { WholeTextQuery, WholeTextQueryVariables } from './whole-text.gen.ts';
import textSource from './whole-text.graphql?raw';

const wholeText = operation<WholeTextQuery, WholeTextQueryVariables>(textSource);
const wholeAnswers = operation<WholeAnswersQuery, WholeAnswersQueryVariables>(answersSource);

type RecordInLocale = { readonly id: string; readonly locale: Locale };

/** A record's text, as far as who is signed in may read it. @throws AskError */
export async function loadText(record: RecordInLocale): Promise<Gated<RichText>> {
  const { gate, body } = found((await ask(wholeText, record)).record);
  return { gate, whole: body ?? [] };
}

export type Answers = NonNullable<WholeAnswersQuery['record']>['cells'];

/** The answers of a chapter of the navigator. @throws AskError */
export async function loadAnswers(record: RecordInLocale): Promise<Gated<Answers>> {
  const { gate, cells } = found((await ask(wholeAnswers, record)).record);
  return { gate, whole: cells };
}

/** A record may have been taken down since its page was made. */
function found<T>(record: T | null): T {
  if (record === null) throw new AskError('NOT_FOUND');
  return record;
}
