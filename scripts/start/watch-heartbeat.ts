const SECOND_MS = 1000;

/**
 * Watches that a process gives signs of life, from the first one on. Counted are looks and not the time: where the
 * whole machine slept, or this process did not run, nobody looked, and the other one is not to blame.
 *
 * @param longestSilence how many looks, one a second, may pass without a sign
 */
export function watchHeartbeat(
  longestSilence: number,
  onSilence: () => void,
): { heard(): void; stop(): void } {
  let looks = 0;
  let looking: NodeJS.Timeout | undefined;
  const look = () => {
    looks += 1;
    if (looks === longestSilence + 1) onSilence();
  };
  return {
    heard: () => {
      looks = 0;
      looking ??= setInterval(look, SECOND_MS);
    },
    stop: () => clearInterval(looking),
  };
}
