import { Button } from '../../components/controls/Button.tsx';
import { Field } from '../../components/controls/Field.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { neededOf, type Question, rightOf } from '../../content/lessons/questions.ts';
import { LONGEST_NAME } from '../../forms/training/certificate.ts';
import { CERTIFICATE_PATH, QUIZ_PATH } from '../../forms/training/lesson-paths.ts';
import type { Lesson } from '../../forms/training/lesson-record.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { type AroundPage, unlistedDocument } from '../document/unlisted-document.tsx';

/** What was answered to the questions of a lesson. */
export interface AnsweredQuiz {
  readonly lesson: Lesson;
  /** Places of options, in the order of the questions; null: not answered. */
  readonly answers: readonly (number | null)[];
  /** The query that it is there with in other languages, too. */
  readonly search: string;
  /** What lets a certificate be made of a lesson that not everybody may read; null where everybody may. */
  readonly pass: string | null;
}

/** The page that explains each answer, and from four fifths on has a form for a certificate. Null: there is no such lesson. */
export function quizDocument(answered: AnsweredQuiz | null, around: AroundPage): string {
  const { locale } = around;
  const m = messagesFor(locale).training.lesson;
  if (!answered)
    return unlistedDocument(
      {
        title: m.gone,
        area: 'training-series',
        path: QUIZ_PATH,
        content: <PageTitle title={m.gone} standfirst={m.goneText} />,
      },
      around,
    );
  const { lesson, answers, search, pass } = answered;
  const { questions } = lesson;
  const [right, total] = [rightOf(questions, answers), questions.length];
  const lang = langOf(lesson.locale, locale);
  const title = m.result({ right, total });
  const content = (
    <>
      <PageTitle title={title} standfirst={lesson.title} lang={lang} titleLang={null} />
      <div className="prose" data-quiz-result={`${right}/${total}`}>
        <p>{m.resultText}</p>
        {questions.map((question, index) => (
          <Explained
            key={question.question}
            number={index + 1}
            question={question}
            answer={answers[index] ?? null}
            locale={locale}
            lang={lang}
          />
        ))}
        {right >= neededOf(total) ? (
          <AskForCertificate lesson={lesson} answers={answers} pass={pass} locale={locale} />
        ) : (
          <p>{m.needed({ needed: neededOf(total) })}</p>
        )}
      </div>
      {lesson.path && (
        <p className="screen-only">
          <a href={`${addressOf(locale, lesson.path)}#questions`}>{m.back}</a>
        </p>
      )}
    </>
  );
  return unlistedDocument({ title, area: 'training-series', path: QUIZ_PATH, search, content }, around);
}

interface ExplainedProps {
  readonly number: number;
  readonly question: Question;
  readonly answer: number | null;
  readonly locale: SiteLocale;
  readonly lang: string | undefined;
}

function Explained({ number, question, answer, locale, lang }: ExplainedProps) {
  const m = messagesFor(locale).training.lesson;
  const isRight = answer === question.right;
  const chosen = answer === null ? undefined : question.options[answer];
  return (
    <>
      <h2 lang={lang}>
        {number}. {question.question}
      </h2>
      <p>{isRight ? m.right : chosen === undefined ? m.none : m.wrong}</p>
      {!isRight && chosen !== undefined && (
        <blockquote lang={lang}>
          <p>{chosen}</p>
        </blockquote>
      )}
      <p>
        {m.rightIs} <strong lang={lang}>{question.options[question.right]}</strong>
      </p>
      <p lang={lang}>{question.explanation}</p>
    </>
  );
}

interface AskProps {
  readonly lesson: Lesson;
  readonly answers: readonly (number | null)[];
  readonly pass: string | null;
  readonly locale: SiteLocale;
}

function AskForCertificate({ lesson, answers, pass, locale }: AskProps) {
  const m = messagesFor(locale).training.certificate;
  const id = 'certificate-name';
  return (
    <form className="prose screen-only" method="post" action={addressOf(locale, CERTIFICATE_PATH)}>
      <h2>{m.ask}</h2>
      <input type="hidden" name="lesson" value={lesson.id} />
      <input type="hidden" name="answers" value={answers.map((answer) => answer ?? '').join('-')} />
      {pass && <input type="hidden" name="pass" value={pass} />}
      <Field id={id} label={m.name} hint={m.nameHint}>
        <input
          id={id}
          name="name"
          autoComplete="name"
          maxLength={LONGEST_NAME}
          required
          aria-describedby={`${id}-hint`}
        />
      </Field>
      <Button kind="solid">{m.make}</Button>
    </form>
  );
}
