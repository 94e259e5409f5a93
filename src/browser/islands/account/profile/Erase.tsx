import { useRef } from 'react';
import { Button, ButtonRow } from '../../../../components/controls/Button.tsx';
import { formatDay } from '../../../../i18n/format.ts';
import { Pair } from '../AccountPart.tsx';
import { askForDeletion } from '../deletion.ts';
import type { Shown } from '../shown.ts';
import styles from './Erase.module.css';

/** Of the button that begins it. */
export const eraseId = 'erase-account';

type EraseProps = Pick<Shown<unknown>, 'locale' | 'texts' | 'run' | 'focusOn'> & {
  /** Of what takes the focus when the account is to be erased. */
  readonly next: string;
};

/** Has everything be erased, after a question that nobody answers by mistake. */
export function Erase({ next, locale, texts, run, focusOn }: EraseProps) {
  const m = texts.profile;
  const question = useRef<HTMLDialogElement>(null);
  const close = () => question.current?.close();

  async function erase() {
    close();
    const done = (due: string) => m.erasing({ date: formatDay(due, locale) });
    if (await run(askForDeletion, done, 'spoken')) focusOn(next);
  }

  return (
    <Pair text={m.eraseText}>
      <Button
        id={eraseId}
        kind="danger"
        size="small"
        type="button"
        onClick={() => question.current?.showModal()}
      >
        {m.erase}
      </Button>
      <dialog ref={question} className={styles.question} aria-labelledby="erase-question">
        <h3 className="title-3" id="erase-question">
          {m.eraseQuestion}
        </h3>
        <p>{m.eraseText}</p>
        <ButtonRow>
          <Button type="button" onClick={close}>
            {m.eraseNot}
          </Button>
          <Button kind="solid" type="button" onClick={() => void erase()}>
            {m.eraseSure}
          </Button>
        </ButtonRow>
      </dialog>
    </Pair>
  );
}
