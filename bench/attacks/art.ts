import { randomUUID } from 'node:crypto';
import { askAll } from './ask.ts';
import type { Attack } from './attack.ts';

/** Pictures that nobody has drawn yet, since nobody has thought of their names. */
function inventedArt(aim: Attack['aim'], where: string): Attack {
  return {
    name: `400 pictures of invented names at the ${where}, 20 at once`,
    aim,
    run: async (target, tally) => {
      const { port } = target[aim];
      const questions = Array.from({ length: 400 }, () => ({
        port,
        path: `/art/v2/plate/${randomUUID()}.svg`,
      }));
      await askAll(questions, tally, 20);
      return undefined;
    },
  };
}

export const artAtSite = inventedArt('site', 'site');
export const artAtIdentity = inventedArt('identity', 'identity provider');
