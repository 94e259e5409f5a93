import type { Gate } from '../../components/gate/gate.ts';
import { Answers } from '../../components/navigator/Answers.tsx';
import type { AnswerDetail, AnswerGroup, AnswerLabels } from '../../components/navigator/answer.ts';
import { RichTextBlocks } from '../../components/rich-text/RichTextBlocks.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { defineIsland } from './kit/define.ts';
import { GatedPart } from './whole-text/GatedPart.tsx';
import { loadChapter } from './whole-text/load-whole.ts';
import { type NoteTexts, numberedLabels } from './whole-text/note-labels.ts';

type Props = {
  /** The chapter's. */
  readonly id: string;
  readonly locale: Locale;
  readonly gate: Gate;
  /** The two times of the answers: a day and an instant; null for today's law, and for what is said of it now. */
  readonly on: string | null;
  readonly known: string | null;
  /** What everybody may read of them. */
  readonly groups: readonly AnswerGroup[];
  readonly labels: AnswerLabels;
  readonly notes: NoteTexts;
};

/** Where a chapter of the navigator keeps its answers back. Who is signed in and may read them gets all in its place. */
function ChapterAnswers({ on, known, groups, labels, notes, ...gated }: Props) {
  const { id, locale } = gated;
  return (
    <GatedPart
      {...gated}
      lang={null}
      load={() => loadChapter({ id, locale, on, known })}
      shown={({ answersShown }) => answersShown}
    >
      {(details: ReadonlyMap<string, AnswerDetail>) => (
        <Answers
          groups={groups}
          details={details}
          labels={labels}
          locale={locale}
          textOf={({ entryId, body }, lang) =>
            body && (
              <RichTextBlocks
                value={body}
                labels={numberedLabels(notes)}
                idPrefix={entryId}
                lang={lang}
                lowered={2}
              />
            )
          }
        />
      )}
    </GatedPart>
  );
}

export const island = defineIsland<Props>({
  name: 'ChapterAnswers',
  Component: ChapterAnswers,
  examples: [
    {
      id: 'navigator-chapter-1',
      locale: 'en',
      gate: {
        heading: 'See the answers with a free account',
        text: 'The answers are for registered readers.',
        action: { text: 'Sign in or register', url: '/auth/profile' },
        rest: { heading: '', items: [] },
      },
      on: null,
      known: null,
      groups: [
        {
          id: 'answers-1',
          heading: 'Scope',
          lang: null,
          answers: [
            {
              id: 'topic-1',
              entryId: 'cell-1',
              topic: { text: 'General law', lang: null },
              question: { text: 'Is there a law?', lang: null },
              help: 'One that binds every industry.',
              inEnglish: null,
              lang: null,
              headline: 'There is one',
              status: { mark: 'in-force', text: 'In force' },
              stage: null,
              facts: [
                { label: 'In force from', text: '25 May 2018', day: '2018-05-25', url: null, lang: null },
              ],
              overdue: null,
              report: null,
            },
          ],
        },
      ],
      labels: {
        conditions: 'Conditions',
        thresholds: 'Amounts and times',
        penalties: 'Penalties',
        sources: 'Sources',
        notWritten: 'Nobody has written this answer yet.',
      },
      notes: { footnotes: 'Notes', footnote: 'Note {number}', backToText: 'Back to {number}' },
    },
  ],
});
