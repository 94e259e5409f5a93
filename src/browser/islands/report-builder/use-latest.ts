import { useEffect, useRef } from 'react';

/** Of several things begun one after the other only the last goes on: the others are aborted, and it too once its island goes. */
export function useLatest() {
  const latest = useRef<AbortController>(undefined);
  const abort = () => latest.current?.abort();
  const begin = (): AbortSignal => {
    abort();
    latest.current = new AbortController();
    return latest.current.signal;
  };
  useEffect(() => abort, []);
  return { begin, abort };
}
