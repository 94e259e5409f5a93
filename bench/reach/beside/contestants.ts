import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROCESS_FLAGS } from '../../../scripts/start/process-run.ts';
import { siteEnv } from '../../site-env.ts';
import type { Place } from '../measurement.ts';
import type { ServedOptions } from '../served-process.ts';
import { runNpm } from './run-npm.ts';

/** Somebody who serves the page. */
export interface Contestant {
  readonly name: string;
  /** Whether pages are kept once they are rendered. */
  readonly keeps: boolean;
  /** The address of a person's page, by that of Chancery. */
  readonly addressOf: (path: string) => string;
  readonly server: ServedOptions;
}

interface Peer {
  readonly name: string;
  /** Below `bench/peers`. */
  readonly folder: string;
  /** What its documentation says to start in production, relative to its folder. */
  readonly start: readonly string[];
  /** Whether it has a way to keep pages. */
  readonly keeps: boolean;
}

const peers: readonly Peer[] = [
  { name: 'Next.js', folder: 'next', start: ['node_modules/next/dist/bin/next', 'start'], keeps: true },
  {
    name: 'React Router',
    folder: 'react-router',
    start: ['node_modules/@react-router/serve/bin.cjs', './build/server/index.js'],
    keeps: false,
  },
  { name: 'Astro', folder: 'astro', start: ['./dist/server/entry.mjs'], keeps: true },
];

/** Who takes part, and why others do not. */
interface Field {
  readonly contestants: readonly Contestant[];
  readonly absent: readonly string[];
}

/** A peer and where its sources lie with all that they need, or why they do not. */
export interface InstalledPeer {
  readonly peer: Peer;
  readonly directory: Promise<string>;
}

interface Installing extends Pick<Place, 'checkout' | 'onEnd'> {
  /** An empty directory. */
  readonly directory: string;
}

/** Copies the peers' sources below a directory and installs what they need, all at the same time. */
export function installPeers(place: Installing): InstalledPeer[] {
  return peers.map((peer) => {
    const directory = install(place, peer);
    // Told when they are to be measured.
    directory.catch(() => undefined);
    return { peer, directory };
  });
}

/** Chancery and its peers, each built and ready to be started. A peer that cannot be is absent. */
export async function allContestants(place: Place): Promise<Field> {
  place.say(`Building ${peers.map(({ name }) => name).join(', ')}`);
  const made = await Promise.allSettled(
    place.peers.map((installed, at) => contestantsOf(place, installed, 2 + 2 * at)),
  );
  return {
    contestants: [
      ours(place, { keeps: false, at: 0 }),
      ours(place, { keeps: true, at: 1 }),
      ...made.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    ],
    absent: made.flatMap((one, at) =>
      one.status === 'rejected' ? [`${peers[at]?.name}: ${(one.reason as Error).message}`] : [],
    ),
  };
}

/** A peer, and where it has a way to keep pages the same once more with that. */
async function contestantsOf(place: Place, installed: InstalledPeer, at: number): Promise<Contestant[]> {
  const { peer } = installed;
  const directory = await installed.directory;
  const env = peerEnv(place.databases.once);
  await runNpm(['run', 'build'], { directory, env, onEnd: place.onEnd });
  const { version } = await versionIn(directory, peer);
  const whole = { ...peer, name: `${peer.name} ${version}`, directory };
  const rendering = theirs(place, { ...whole, keeps: false, at });
  return peer.keeps ? [rendering, theirs(place, { ...whole, keeps: true, at: at + 1 })] : [rendering];
}

function ours(place: Place, { keeps, at }: { readonly keeps: boolean; readonly at: number }): Contestant {
  const { checkout, databases, firstPort } = place;
  const port = firstPort + at;
  const env = siteEnv({
    databaseUrl: databases.once,
    cacheMegabytes: keeps ? 32 : 0,
    identityPort: firstPort + 9,
  });
  return {
    name: keeps ? 'Chancery as it comes' : 'Chancery, nothing kept',
    keeps,
    addressOf: (path) => path,
    server: {
      command: [process.execPath, ...PROCESS_FLAGS, join(checkout, 'dist/current/server/main.js')],
      directory: checkout,
      env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
      port,
    },
  };
}

interface Built extends Peer {
  readonly directory: string;
  readonly at: number;
}

function theirs({ firstPort, databases }: Place, { name, directory, start, keeps, at }: Built): Contestant {
  const port = firstPort + at;
  return {
    name: keeps ? `${name}, pages kept` : name,
    keeps,
    addressOf: (path) => (keeps ? path.replace(/^\/people\//, '/kept/') : path),
    server: {
      command: [process.execPath, ...start],
      directory,
      env: {
        ...process.env,
        ...peerEnv(databases.once),
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
      },
      port,
    },
  };
}

async function install({ directory, checkout, onEnd }: Installing, { folder }: Peer): Promise<string> {
  const target = join(directory, folder);
  const sources = join(checkout, 'bench/peers');
  await mkdir(target);
  await cp(join(sources, folder), target, { recursive: true });
  await cp(join(sources, 'common'), join(target, 'common'), { recursive: true });
  await runNpm(['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'], {
    directory: target,
    env: {},
    onEnd,
  });
  return target;
}

function peerEnv(databaseUrl: string): Record<string, string> {
  return { DATABASE_URL: databaseUrl, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
}

async function versionIn(directory: string, { folder }: Peer): Promise<{ version: string }> {
  const file = join(directory, 'node_modules', folder, 'package.json');
  return JSON.parse(await readFile(file, 'utf8')) as { version: string };
}
