import { useRef, useState } from 'react';
import type { Locale } from '../../../i18n/locales.ts';
import type { Suggestion } from './load-suggestions.ts';

type State = 'idle' | 'asking' | 'found' | 'failed';

/** Milliseconds without typing before the server is asked. */
const PAUSE = 120;

/** Suggestions for what is typed; only the answer to the last question is shown. */
export function useSuggestions(locale: Locale) {
  const [state, setState] = useState<State>('idle');
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const question = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function close() {
    question.current += 1;
    clearTimeout(timer.current);
    setState('idle');
    setSuggestions([]);
  }

  function ask(text: string) {
    const wanted = text.trim();
    clearTimeout(timer.current);
    question.current += 1;
    const mine = question.current;
    if (wanted.length < (/\p{Script=Han}/u.test(wanted) ? 1 : 2)) return close();
    timer.current = setTimeout(async () => {
      try {
        const { loadSuggestions } = await import('./load-suggestions.ts');
        const found = await loadSuggestions(wanted, locale);
        if (mine !== question.current) return;
        setSuggestions(found);
        setState('found');
      } catch {
        if (mine === question.current) setState('failed');
      }
    }, PAUSE);
  }

  return { state, suggestions, ask, close };
}
