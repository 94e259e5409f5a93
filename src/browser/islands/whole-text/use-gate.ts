import { useEffect, useState } from 'react';
import type { Locale } from '../../../i18n/locales.ts';
import { askAtGate, type GateAnswer, type Gated } from './ask-at-gate.ts';
import { type GateTexts, gateTextsFor } from './texts.ts';

export type GateState<Whole> =
  /** As the server wrote it. */
  | { readonly is: 'closed' }
  | { readonly is: 'asking'; readonly texts: GateTexts }
  | (Exclude<GateAnswer<Whole>, { is: 'signed-out' }> & {
      readonly texts: GateTexts;
      /** Asked once more by the reader, who waits for it. */
      readonly isAgain: boolean;
    });

/** How a gate stands for who is signed in, and how to ask once more. */
export function useGate<Whole>(locale: Locale, load: () => Promise<Gated<Whole>>) {
  const [state, setState] = useState<GateState<Whole>>({ is: 'closed' });
  async function ask(isAgain: boolean) {
    const texts = await gateTextsFor(locale);
    if (!isAgain) setState({ is: 'asking', texts });
    const answer = await askAtGate(load, locale);
    if (answer.is !== 'signed-out') {
      setState({ ...answer, texts, isAgain });
      return;
    }
    // The page was marked by what this browser believed.
    document.documentElement.removeAttribute('data-signed-in');
    setState({ is: 'closed' });
  }
  useEffect(() => {
    // Without words it stays as the server wrote it.
    ask(false).catch(console.error);
  }, []);
  return { state, again: () => void ask(true).catch(console.error) };
}
