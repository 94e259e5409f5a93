import type { AnswerDetail } from '../../../components/navigator/answer.ts';
import { answerDetail } from '../../../components/navigator/answer-detail.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { AskError, ask } from '../account/ask.ts';
import { operation } from '../kit/operation.ts';
import type { Gated } from './ask-at-gate.ts';
import type { ChapterAnswersQuery, ChapterAnswersQueryVariables } from './chapter-answers.gen.ts';
import chapterSource from './chapter-answers.graphql?raw';
import { gateTextsFor } from './texts.ts';
import type { WholeTextQuery, WholeTextQueryVariables } from './whole-text.gen.ts';
import textSource from './whole-text.graphql?raw';

const wholeText = operation<WholeTextQuery, WholeTextQueryVariables>(textSource);
const chapterAnswers = operation<ChapterAnswersQuery, ChapterAnswersQueryVariables>(chapterSource);

type RecordInLocale = { readonly id: string; readonly locale: Locale };

export interface WholeRecord {
  readonly body: RichText;
  /** Of a lesson, as its editor wrote them; empty for what has none. */
  readonly slides: string;
  readonly quiz: string;
}

/** A record's text, as far as who is signed in may read it. @throws AskError */
export async function loadText(record: RecordInLocale): Promise<Gated<WholeRecord>> {
  const { record: answer, lesson } = await ask(wholeText, record);
  const { gate, body } = found(answer);
  return { gate, whole: { body: body ?? [], slides: lesson?.slides ?? '', quiz: lesson?.quiz ?? '' } };
}

/** What the answers of a chapter of the navigator say at two times, by the entry's id. @throws AskError */
export async function loadChapter(
  variables: ChapterAnswersQueryVariables,
): Promise<Gated<ReadonlyMap<string, AnswerDetail>>> {
  const [texts, { navigatorChapter }] = await Promise.all([
    gateTextsFor(variables.locale),
    ask(chapterAnswers, variables),
  ]);
  const { gate, entries } = found(navigatorChapter);
  const details = entries.flatMap((entry) => answerDetail(entry, variables.locale, texts.amounts) ?? []);
  return { gate, whole: new Map(details.map((detail) => [detail.entryId, detail])) };
}

/** A record may have been taken down since its page was made. */
function found<T>(record: T | null): T {
  if (record === null) throw new AskError('NOT_FOUND');
  return record;
}
