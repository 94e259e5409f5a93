const queues = new Map<string, Promise<unknown>>();

/** Does the work while no other tab does work of the same name; where the browser knows no locks, no other part of this page. */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request(name, work) as Promise<T>;
  const before = queues.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  queues.set(name, mine);
  return mine;
}
