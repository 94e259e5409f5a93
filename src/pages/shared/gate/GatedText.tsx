import { Island } from '../../../browser/islands/kit/Island.tsx';
import { island } from '../../../browser/islands/WholeText.island.tsx';
import type { LessonTexts } from '../../../browser/islands/whole-text/GatedLesson.tsx';
import type { Gate } from '../../../components/gate/gate.ts';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';

interface GatedTextProps {
  /** The record's. */
  readonly id: string;
  /** As much of it as everybody may read. */
  readonly value: RichText | null;
  readonly gate: Gate | null;
  readonly locale: Locale;
  readonly lang: string | undefined;
  /** Where the rest has slides and questions: what stands around them. */
  readonly lesson?: LessonTexts;
}

/** A record's text as far as everybody may read it; for those who may read on, the whole comes in its place. */
export function GatedText({ id, value, gate, locale, lang, lesson }: GatedTextProps) {
  const { contents, footnotes, footnote, backToText } = messagesFor(locale).record;
  return (
    <>
      {value && (
        <div data-open-part={id}>
          <RichTextBody value={value} locale={locale} lang={lang} />
        </div>
      )}
      {gate && (
        <Island
          of={island}
          on="signed-in"
          props={{
            id,
            locale,
            lang: lang ?? null,
            gate,
            contents,
            lesson: lesson ?? null,
            notes: {
              footnotes,
              footnote: footnote({ number: '{number}' }),
              backToText: backToText({ number: '{number}' }),
            },
          }}
        />
      )}
    </>
  );
}

/** Where slides and questions come to stand. */
export function LessonPlace() {
  return <div data-lesson="" hidden />;
}

/** Where the list of contents of the whole text comes to stand. */
export function ContentsPlace() {
  return <div data-contents="" hidden />;
}
