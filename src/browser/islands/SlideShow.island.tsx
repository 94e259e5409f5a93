import { useEffect, useRef, useState } from 'react';
import { Button, ButtonRow } from '../../components/controls/Button.tsx';
import { defineIsland } from './kit/define.ts';
import styles from './slide-show/SlideShow.module.css';
import { slideAfter } from './slide-show/slide-after.ts';

export type SlideShowTexts = {
  readonly show: string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
};

type Props = { readonly texts: SlideShowTexts };

/** Shows the slides of the page one at a time, by buttons or keys; Escape ends it, as of any dialog. */
function SlideShow({ texts }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [slides, setSlides] = useState<readonly Element[]>([]);
  const [at, setAt] = useState(0);
  useEffect(() => setSlides([...document.querySelectorAll('[data-slide]')]), []);
  useEffect(() => {
    const shown = slides[at]?.cloneNode(true);
    if (shown && place.current) {
      place.current.replaceChildren(...shown.childNodes);
      place.current.scrollTop = 0;
    }
  }, [slides, at]);

  function onKeyDown(event: React.KeyboardEvent) {
    const next = slideAfter(event.key, at, slides.length);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  }

  return (
    <div className={`screen-only ${styles.control}`}>
      <Button type="button" onClick={() => dialog.current?.showModal()}>
        {texts.show}
      </Button>
      <dialog ref={dialog} className={styles.show} aria-label={texts.show} onKeyDown={onKeyDown}>
        <div className={styles.frame}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
          <div ref={place} className={styles.slide} aria-live="polite" tabIndex={0} />
          <ButtonRow>
            <Button type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
              {texts.previous}
            </Button>
            <Button type="button" disabled={at >= slides.length - 1} onClick={() => setAt(at + 1)}>
              {texts.next}
            </Button>
            <Button type="button" onClick={() => dialog.current?.close()}>
              {texts.close}
            </Button>
          </ButtonRow>
        </div>
      </dialog>
    </div>
  );
}

export const island = defineIsland<Props>({
  name: 'SlideShow',
  Component: SlideShow,
  examples: [{ texts: { show: 'Show', previous: 'Previous', next: 'Next', close: 'Close' } }],
});
