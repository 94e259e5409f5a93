import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonRow } from '../../components/controls/Button.tsx';
import { Field } from '../../components/controls/Field.tsx';
import { defineIsland } from './kit/define.ts';
import { isSignedIn } from './kit/triggers.ts';
import { lessonsDoneHere, noteLessonHere } from './lesson-progress/done-here.ts';
import styles from './lesson-progress/LessonProgress.module.css';

type Props = {
  /** Of all lessons of the series. */
  readonly lessons: readonly string[];
  readonly series: string;
  /** The one of this page; null: the page is the series’. */
  readonly lesson: string | null;
  readonly texts: {
    readonly about: string;
    /** On a page without a lesson to mark. */
    readonly show: string;
    /** With `{done}` and `{total}`. */
    readonly done: string;
    readonly mark: string;
    readonly unmark: string;
    readonly finishBy: string;
    readonly setDate: string;
    readonly removeDate: string;
    readonly dateSet: string;
    readonly dateRemoved: string;
    readonly failed: string;
  };
};

interface Progress {
  readonly done: readonly string[];
  /** Undefined: nobody is signed in, who alone can set a day. */
  readonly due: string | null | undefined;
}

/** How many lessons of a series somebody has done, kept in this browser or in their account; there also by when. */
function LessonProgress({ lessons, series, lesson, texts }: Props) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [said, setSaid] = useState('');
  const amountShown = useRef<HTMLParagraphElement>(null);
  const shower = useRef<HTMLButtonElement>(null);
  const isAsked = useRef(false);
  async function read() {
    try {
      const now = await readProgress(series);
      isAsked.current = shower.current !== null && document.activeElement === shower.current;
      setProgress(now);
    } catch (error) {
      console.error(error);
      setSaid(texts.failed);
    }
  }
  useEffect(() => void read(), [series]);
  useEffect(() => {
    // The button that asked is gone.
    if (progress !== null && isAsked.current) amountShown.current?.focus();
    isAsked.current = false;
  }, [progress]);
  const { done, due } = progress ?? { done: [], due: undefined };
  const isDone = lesson !== null && done.includes(lesson);
  const amount = texts.done
    .replace('{done}', String(lessons.filter((one) => done.includes(one)).length))
    .replace('{total}', String(lessons.length));

  async function change(work: () => Promise<Progress>, words = '') {
    try {
      setProgress(await work());
      setSaid(words);
    } catch (error) {
      console.error(error);
      setSaid(texts.failed);
    }
  }
  const mark = (id: string) =>
    change(async () => {
      const now = progress ?? (await readProgress(series));
      // What the button said when it was pressed, also before it was known what is done.
      return { ...now, done: await noteLesson(id, !isDone, now.due !== undefined) };
    });
  const plan = (day: string | null) =>
    change(
      async () => {
        const { planInAccount } = await import('./lesson-progress/progress-in-account.ts');
        await planInAccount(series, day);
        return { done, due: day };
      },
      day === null ? texts.dateRemoved : texts.dateSet,
    );
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('due') ?? '');
    if (day !== '') void plan(day);
  }

  return (
    <div className={styles.progress} data-progress={progress ? '' : undefined}>
      <p ref={amountShown} className="title-3" role="status" tabIndex={-1}>
        {progress && amount}
      </p>
      {lesson !== null && (
        <Button type="button" size="small" onClick={() => void mark(lesson)}>
          {isDone ? texts.unmark : texts.mark}
        </Button>
      )}
      {lesson === null && progress === null && (
        <Button ref={shower} type="button" size="small" onClick={() => void read()}>
          {texts.show}
        </Button>
      )}
      {lesson === null && due !== undefined && (
        <form className={styles.plan} onSubmit={send}>
          <Field id="course-due" label={texts.finishBy}>
            <input key={due} id="course-due" name="due" type="date" required defaultValue={due ?? ''} />
          </Field>
          <ButtonRow>
            <Button size="small">{texts.setDate}</Button>
            {due !== null && (
              <Button type="button" size="small" onClick={() => void plan(null)}>
                {texts.removeDate}
              </Button>
            )}
          </ButtonRow>
        </form>
      )}
      <p className="small" role="status">
        {said}
      </p>
      <p className="small">{texts.about}</p>
    </div>
  );
}

/** What asks the account is loaded for those who are signed in alone. */
async function readProgress(series: string): Promise<Progress> {
  if (!isSignedIn()) return { done: lessonsDoneHere(), due: undefined };
  const { progressInAccount } = await import('./lesson-progress/progress-in-account.ts');
  return progressInAccount(series);
}

async function noteLesson(id: string, isDone: boolean, inAccount: boolean): Promise<readonly string[]> {
  if (!inAccount) return noteLessonHere(id, isDone);
  const { noteInAccount } = await import('./lesson-progress/progress-in-account.ts');
  return noteInAccount(id, isDone);
}

export const island = defineIsland<Props>({
  name: 'LessonProgress',
  Component: LessonProgress,
  examples: [
    {
      lessons: ['tr101', 'tr102'],
      series: 'ts101',
      lesson: 'tr101',
      texts: {
        about: 'Kept in this browser or in your account.',
        show: 'Show my progress',
        done: 'Done: {done} of {total}',
        mark: 'Mark as done',
        unmark: 'Mark as not done',
        finishBy: 'Finish by',
        setDate: 'Set this date',
        removeDate: 'Remove the date',
        dateSet: 'The date is set.',
        dateRemoved: 'The date is removed.',
        failed: 'This could not be kept.',
      },
    },
  ],
});
