import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Gate } from '../../components/gate/gate.ts';
import { headingsOf } from '../../components/rich-text/headings.ts';
import { RichTextBlocks } from '../../components/rich-text/RichTextBlocks.tsx';
import { TableOfContents } from '../../components/rich-text/TableOfContents.tsx';
import type { RichText } from '../../content/rich-text/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import { defineIsland } from './kit/define.ts';
import type { LessonTexts } from './whole-text/GatedLesson.tsx';
import { GatedPart } from './whole-text/GatedPart.tsx';
import { loadText, type WholeRecord } from './whole-text/load-whole.ts';
import { type NoteTexts, numberedLabels } from './whole-text/note-labels.ts';

type Props = {
  /** The record's. */
  readonly id: string;
  readonly locale: Locale;
  /** Language of the text, when it is not the interface's. */
  readonly lang: string | null;
  readonly gate: Gate;
  /** What the list of contents is called. */
  readonly contents: string;
  readonly notes: NoteTexts;
  /** What stands around slides and questions; null where the record is no lesson. */
  readonly lesson: LessonTexts | null;
};

const GatedLesson = lazy(async () => ({
  default: (await import('./whole-text/GatedLesson.tsx')).GatedLesson,
}));

/** Where the open part of a text ends. Who is signed in and may read on gets the whole in the place of both. */
function WholeText({ contents, notes, lesson, ...gated }: Props) {
  const { id, locale } = gated;
  const lang = gated.lang ?? undefined;
  return (
    <GatedPart {...gated} load={() => loadText({ id, locale })} shown={({ textShown }) => textShown}>
      {({ body, slides, quiz }: WholeRecord) => (
        <>
          <Contents label={contents} whole={body} lang={lang} />
          <RichTextBlocks value={body} labels={numberedLabels(notes)} lang={lang} />
          {lesson && (
            <Suspense>
              <GatedLesson id={id} slides={slides} quiz={quiz} texts={lesson} lang={lang} />
            </Suspense>
          )}
        </>
      )}
    </GatedPart>
  );
}

interface ContentsProps {
  readonly label: string;
  readonly whole: RichText;
  readonly lang: string | undefined;
}

/** The list of contents, in the place that the page keeps for it. */
function Contents({ label, whole, lang }: ContentsProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const contents = document.querySelector<HTMLElement>('[data-contents]');
    if (contents) contents.hidden = false;
    setPlace(contents);
  }, []);
  if (!place) return null;
  return createPortal(<TableOfContents label={label} headings={headingsOf(whole)} lang={lang} />, place);
}

export const island = defineIsland<Props>({
  name: 'WholeText',
  Component: WholeText,
  examples: [
    {
      id: 'pu1',
      locale: 'en',
      lang: null,
      gate: {
        heading: 'Read on with a free account',
        text: 'The rest of this text is for registered readers.',
        action: { text: 'Sign in or register', url: '/auth/profile' },
        rest: { heading: 'What the full text covers', items: ['What to do now'] },
      },
      contents: 'Contents',
      notes: { footnotes: 'Footnotes', footnote: 'Footnote {number}', backToText: 'Back to {number}' },
      lesson: null,
    },
  ],
});
