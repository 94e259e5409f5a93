import { type RefObject, useEffect, useRef, useState } from 'react';
import { askReport } from './ask-report.ts';
import type { Builder } from './builder.ts';
import { previewPlace, setBusy } from './preview-place.ts';
import { builderTextsFor } from './texts.ts';
import { useLatest } from './use-latest.ts';

/** What became of the report that the form chooses. */
interface PreviewState {
  /** The query of the report that is shown. */
  readonly search: string;
  readonly hasReport: boolean;
  readonly mayBeFile: boolean;
  /** What is said to those who do not see it. */
  readonly words: string;
}

/** Milliseconds without a further choice before the report is made. */
const pause = 350;

/**
 * Keeps the report below the form as the form says, for who is signed in as they may have it.
 *
 * @param onChosen told which jurisdictions are in it now, and which were when it was asked for
 */
export function usePreview(
  { service, locale, action, search, chosen: chosenFirst, hasReport, noFile, texts }: Builder,
  form: RefObject<HTMLFormElement | null>,
  onChosen: (answered: readonly string[], sent: readonly string[]) => void,
) {
  const [state, setState] = useState<PreviewState>({
    search,
    hasReport,
    mayBeFile: noFile === null,
    words: '',
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest();

  async function refresh(query: string, sent: readonly string[]) {
    const signal = latest.begin();
    setBusy(true);
    setState((before) => ({ ...before, words: texts.updating }));
    try {
      const response = await askReport({ service, locale, search: query, format: 'html' }, signal);
      const shown = show(await response.text());
      if (signal.aborted || !shown) return;
      const { chosen = '', search: own = '', file } = shown.dataset;
      onChosen(chosen === '' ? [] : chosen.split(','), sent);
      history.replaceState(history.state, '', action + own);
      const length = shown.querySelector('[data-length]')?.textContent ?? '';
      const m = await builderTextsFor(locale);
      setState({
        search: own,
        hasReport: chosen !== '',
        mayBeFile: file === 'open',
        words: length === '' ? m.chooseFirst : m.updated({ length }),
      });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setState((before) => ({ ...before, words: texts.refusedFailed }));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }
  /** @param submitter the button that was pressed */
  const soon = (submitter?: HTMLElement | null, wait = pause) => {
    clearTimeout(timer.current);
    setBusy(true);
    timer.current = setTimeout(() => {
      if (!form.current) return;
      const data = new FormData(form.current, submitter);
      void refresh(searchOf(data), data.getAll('order').map(String));
      const found = form.current.querySelector<HTMLInputElement>('input[name="find"]');
      if (found) found.value = '';
    }, wait);
  };
  useEffect(() => {
    // The page was made for everybody.
    const isSaved = new URLSearchParams(location.search).has('saved');
    if ('signedIn' in document.documentElement.dataset && hasReport && !isSaved)
      void refresh(search, chosenFirst);
    return () => clearTimeout(timer.current);
  }, []);
  return { state, soon };
}

function searchOf(data: FormData): string {
  const pairs = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return `?${new URLSearchParams(pairs)}`;
}

/** Puts a report in the place of the one that is shown. */
function show(html: string): HTMLElement | null {
  const place = previewPlace();
  if (!place) return null;
  place.innerHTML = html;
  // A saved report that was shown there is no longer.
  place.dispatchEvent(new Event('chosen-anew'));
  return place.querySelector<HTMLElement>('[data-search]');
}
