import { Overloaded } from './overloaded.ts';

/**
 * So much of a kind of work at the same time, and no more.
 *
 * @returns begins a piece of it, and returns what is to be called when it is done; throws Overloaded
 */
export function atOnce(most: number, refusal: string): () => () => void {
  let running = 0;
  return () => {
    if (running >= most) throw new Overloaded(refusal);
    running += 1;
    let isDone = false;
    return () => {
      if (!isDone) running -= 1;
      isDone = true;
    };
  };
}
