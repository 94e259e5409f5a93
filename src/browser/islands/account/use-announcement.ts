import { useEffect, useState } from 'react';

interface Announcement {
  readonly words: string;
  /** What stands on the page already is read out, and not shown twice. */
  readonly isShown: boolean;
}

const nothing: Announcement = { words: '', isShown: false };

/** Milliseconds after which somebody wonders whether anything happens. */
const slow = 700;

/** What is said of the last thing done on an account page, until the next. */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState(nothing);
  useEffect(() => {
    // Before what is done now says its own.
    const clear = () => setAnnouncement(nothing);
    const clearing = new AbortController();
    for (const type of ['click', 'change'])
      addEventListener(type, clear, { capture: true, signal: clearing.signal });
    return () => clearing.abort();
  }, []);

  const say = (words: string, how: 'shown' | 'spoken' = 'shown') =>
    setAnnouncement({ words, isShown: how === 'shown' });

  /** Says some words when work takes long. */
  async function during<Result>(work: Promise<Result>, words: string): Promise<Result> {
    const timer = setTimeout(() => say(words), slow);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  }

  return { announcement, say, during };
}
