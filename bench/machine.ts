import { cpus, release, totalmem, type } from 'node:os';

/** On what something was measured, in a line. */
export function machine(...more: readonly string[]): string {
  const [first] = cpus();
  const facts = [
    `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    ...more,
  ];
  return `${facts.join(', ')}.`;
}
