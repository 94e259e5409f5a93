import { canListenOn } from '../start/ports.ts';
import { type Finding, findingsOf, PATIENCE_MS } from './finding.ts';

const { good, wrong } = findingsOf('ports');

/** Whether the ports of this machine's servers are free, or taken by those servers. */
export function checkPorts(ports: Readonly<Record<string, number>>): Promise<Finding[]> {
  return Promise.all(
    Object.entries(ports).map(async ([setting, port]) => {
      const state = await portState(port);
      if (state === 'free') return good(`${port} (${setting}) is free`);
      if (state === 'ours') return good(`${port} (${setting}) is that of a running server of Chancery`);
      return wrong(`${port} (${setting}) is ${state}`, `stop who has it, or set ${setting} to another`);
    }),
  );
}

/** Who has a port: nobody, a server of Chancery, or what else keeps us from it. */
export async function portState(port: number): Promise<string> {
  try {
    if (await canListenOn(port)) return 'free';
  } catch {
    return 'not this user’s to listen on';
  }
  const health = fetch(`http://localhost:${port}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const body = await health.then((response) => response.json()).catch(() => undefined);
  return (body as { ok?: unknown } | undefined)?.ok === true ? 'ours' : 'taken by another program';
}
