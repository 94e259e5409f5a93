import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/controls/Button.tsx';
import { GateNote } from '../../../components/gate/GateNote.tsx';
import type { Gate } from '../../../components/gate/gate.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Gated } from './ask-at-gate.ts';
import { Refused } from './Refused.tsx';
import { takePlace } from './take-place.ts';
import type { GateTexts } from './texts.ts';
import { type GateState, useGate } from './use-gate.ts';

interface GatedPartProps<Whole> {
  /** The record's. */
  readonly id: string;
  readonly locale: Locale;
  readonly lang: string | null;
  readonly gate: Gate;
  readonly load: () => Promise<Gated<Whole>>;
  /** What is said when it is there. */
  readonly shown: (texts: GateTexts) => string;
  readonly children: (whole: Whole) => ReactNode;
}

/** A gate, as the server wrote it, and what comes in its place for those who are signed in. */
export function GatedPart<Whole>({ id, locale, lang, gate, load, shown, children }: GatedPartProps<Whole>) {
  const part = useRef<HTMLDivElement>(null);
  const { state, again } = useGate(locale, load);
  const isOpen = state.is === 'open';
  const isAgain = 'isAgain' in state && state.isAgain;
  useLayoutEffect(() => {
    if (isOpen && part.current) takePlace(part.current, id);
  }, [isOpen]);
  useEffect(() => {
    // The button that asked is gone.
    if (!isAgain || state.is === 'unknown') return;
    const headings = [...(part.current?.querySelectorAll('h2') ?? [])];
    const heading = headings.find((one) => one.textContent === gate.rest.items[0]) ?? headings[0];
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [state.is]);
  const note = { rest: gate.rest, lang: lang ?? undefined };
  return (
    <>
      <div ref={part}>
        {state.is === 'closed' && (
          <GateNote {...gate} {...note}>
            <span data-account="sign-in">
              <ButtonLink kind="solid" href={gate.action.url}>
                {gate.action.text}
              </ButtonLink>
            </span>
          </GateNote>
        )}
        {state.is === 'asking' && <GateNote {...note} heading={gate.heading} text={state.texts.asking} />}
        {state.is === 'refused' && <Refused {...note} {...state} locale={locale} />}
        {state.is === 'unknown' && (
          <GateNote {...note} heading={state.texts.failed} text={state.texts.failedText}>
            <Button type="button" onClick={again}>
              {state.texts.again}
            </Button>
          </GateNote>
        )}
        {state.is === 'open' && children(state.whole)}
      </div>
      {state.is !== 'closed' && (
        <p className="visually-hidden" role="status">
          {wordsOf(state, shown)}
        </p>
      )}
    </>
  );
}

/** What is said to those who do not see it. */
function wordsOf<Whole>(
  state: Exclude<GateState<Whole>, { is: 'closed' }>,
  shown: (texts: GateTexts) => string,
): string {
  switch (state.is) {
    case 'asking':
      return '';
    case 'open':
      return shown(state.texts);
    case 'refused':
      return state.subscription?.state === 'REQUESTED' ? state.texts.requested : state.texts.refused;
    case 'unknown':
      return state.texts.failed;
  }
}
