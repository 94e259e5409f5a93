interface Choosing {
  /** What was chosen when the question was sent. */
  readonly sent: readonly string[];
  /** What the answer says is chosen: without what means nothing, with what was added by a set or a name. */
  readonly answered: readonly string[];
  /** What is chosen when the answer comes. */
  readonly now: readonly string[];
}

/** What is chosen once an answer has come: what it says, and what its reader has chosen, left out or moved meanwhile. */
export function chosenSince({ sent, answered, now }: Choosing): readonly string[] {
  if (now.join() === sent.join()) return answered;
  const remaining = now.filter((key) => answered.includes(key) || !sent.includes(key));
  return [...remaining, ...answered.filter((key) => !sent.includes(key) && !remaining.includes(key))];
}
