import { setTimeout as delay } from 'node:timers/promises';

export interface Visitors {
  /** How often each path got which answer; `cut` where none came. */
  readonly seen: ReadonlyMap<string, ReadonlyMap<number | 'cut', number>>;
  /** Lets everybody have their last answer. */
  leave(): Promise<void>;
}

/** Milliseconds between an answer and a visitor's next request. */
const pause = 20;

/**
 * One visitor for each path, who asks for it again and again.
 *
 * @param path `#` in it stands for another number each time: nobody has asked for that address before
 */
export function visit(origin: string, paths: readonly string[]): Visitors {
  const seen = new Map(paths.map((path) => [path, new Map<number | 'cut', number>()]));
  let here = true;
  const visitor = async (path: string) => {
    for (let count = 0; here; count += 1) {
      const answer = await fetch(origin + path.replace('#', String(count)), { redirect: 'manual' })
        .then(async (response) => response.arrayBuffer().then(() => response.status))
        .catch(() => 'cut' as const);
      const answers = seen.get(path);
      answers?.set(answer, (answers.get(answer) ?? 0) + 1);
      await delay(pause);
    }
  };
  const all = Promise.all(paths.map(visitor));
  return {
    seen,
    leave: async () => {
      here = false;
      await all;
    },
  };
}
