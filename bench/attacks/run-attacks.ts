import { join } from 'node:path';
import { PROCESS_ENVIRONMENT, PROCESS_FLAGS } from '../../scripts/start/process-run.ts';
import { EMBEDDED_DATABASE_URL } from '../../src/platform/settings/env.ts';
import { liveAddresses } from '../addresses.ts';
import { type Measured, startMeasured, type Usage } from '../measured-process.ts';
import { attacks } from './all.ts';
import type { Attack, Target } from './attack.ts';
import { startVisitor, type Visited } from './ordinary-visitor.ts';
import { Tally } from './tally.ts';

/** What an attack cost, and whom. */
export interface Damage {
  readonly attack: Attack;
  readonly tally: Tally;
  /** Of the process that was aimed at, with what the ordinary visitor took. */
  readonly cpuMicroseconds: number;
  readonly seconds: number;
  readonly visits: readonly Visited[];
  /** Of the process that was aimed at. */
  readonly after: Usage;
  readonly notes: readonly string[];
}

interface Place {
  readonly checkout: string;
  readonly databaseUrl: string;
  /** The first of four ports. */
  readonly firstPort: number;
  /** Told of each before it begins. */
  readonly say: (name: string) => void;
}

/** Nothing at all: what the ordinary visitor is used to. */
const peace: Attack = {
  name: 'nothing, for five seconds',
  aim: 'site',
  run: async () => void (await new Promise((resolve) => setTimeout(resolve, 5_000))),
};

/** Does every attack whose name has the word, to a site and an identity provider that were started for it alone. */
export async function runAttacks(place: Place, word = ''): Promise<Damage[]> {
  const addresses = await liveAddresses(place.databaseUrl);
  const damages: Damage[] = [];
  const chosen = [peace, ...attacks].filter(({ name }) => name.includes(word));
  for (const attack of chosen) {
    place.say(attack.name);
    damages.push(await suffer(attack, place, addresses));
  }
  return damages;
}

async function suffer(attack: Attack, place: Place, addresses: readonly string[]): Promise<Damage> {
  const target = await startTarget(place, addresses);
  const { site, identity } = target;
  try {
    const visitor = await startVisitor([
      { name: 'cached', url: `http://127.0.0.1:${site.port}/` },
      { name: 'uncached', url: `http://127.0.0.1:${site.port}/search?q=lease+{n}` },
      { name: 'identity', url: `http://127.0.0.1:${identity.port}/healthz` },
    ]);
    const tally = new Tally();
    const aim = target[attack.aim];
    const before = await aim.usage();
    const start = performance.now();
    const note = await attack.run(target, tally);
    const seconds = (performance.now() - start) / 1_000;
    const after = await aim.usage();
    const visits = await visitor.leave();
    const cpuMicroseconds = after.cpuMicroseconds - before.cpuMicroseconds;
    const notes = [note, await attack.afterwards?.(target)].filter((one) => one !== undefined);
    return { attack, tally, seconds, cpuMicroseconds, visits, after, notes };
  } finally {
    await Promise.all([site.stop(), identity.stop()]);
  }
}

async function startTarget(place: Place, addresses: readonly string[]): Promise<Target> {
  const { checkout, databaseUrl, firstPort } = place;
  const [sitePort, identityPort] = [firstPort, firstPort + 1];
  const env = {
    ...PROCESS_ENVIRONMENT,
    [EMBEDDED_DATABASE_URL]: databaseUrl,
    SITE_ORIGIN: `http://localhost:${sitePort}`,
    IDENTITY_PORT: String(identityPort),
    LOG_LEVEL: 'fatal',
  };
  const started: Measured[] = [];
  const start = async (module: string, port: number) => {
    const server = await startMeasured(join(checkout, module), sitePort, { flags: PROCESS_FLAGS, env });
    started.push(server);
    return { ...server, port };
  };
  try {
    const identity = await start('dist/current/server/identity.js', identityPort);
    const site = await start('dist/current/server/main.js', sitePort);
    return {
      site,
      identity,
      issuer: `http://localhost:${identityPort}/`,
      redirectUri: `http://localhost:${sitePort}/auth`,
      databaseUrl,
      addresses,
    };
  } catch (error) {
    await Promise.all(started.map((server) => server.stop()));
    throw error;
  }
}
