import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Process, startProcess } from '../../scripts/start/process.ts';
import { type ServerName, socketName } from '../../src/platform/http/listen-place.ts';
import { type RunningNginx, startNginxExample } from './nginx-example.ts';

/** As in the example. */
export const siteHost = 'www.example.com';
export const identityHost = 'sign-in.example.com';

/** A server process of a fleet. */
export interface Member extends Process {
  readonly name: string;
  /** By this it is told from the others. */
  readonly port: number;
  /** The path of the socket at which it listens. */
  readonly socket: string;
}

/** Two sites and two identity providers on one database, behind nginx with the example of `deploy/`. */
export interface Fleet {
  readonly sites: readonly [Member, Member];
  readonly identities: readonly [Member, Member];
  readonly nginx: RunningNginx;
  readonly httpPort: number;
  readonly httpsPort: number;
  stop(): Promise<void>;
}

interface FleetPlace {
  readonly checkout: string;
  readonly databaseUrl: string;
  /** The first of six ports. */
  readonly firstPort: number;
  /** An empty directory for nginx and the sockets. */
  readonly directory: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Told when a process ends and is started again. */
  readonly log?: (line: string) => void;
  readonly longestSilence?: number;
}

/** Seconds for which each still answers when it is told to end. */
const drainSeconds = 3;

/** Starts all of them; resolves once each takes requests. */
export async function startFleet(place: FleetPlace): Promise<Fleet> {
  const { checkout, databaseUrl, firstPort, directory, env, log = () => undefined, longestSilence } = place;
  const started: Member[] = [];
  const sockets = join(directory, 'run');
  await mkdir(sockets);
  const start = (name: string, server: ServerName, port: number): Member => {
    const member = startProcess({
      name,
      module: join(checkout, modules[server]),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'fatal',
        DATABASE_URL: databaseUrl,
        SITE_ORIGIN: `https://${siteHost}`,
        IDENTITY_ORIGIN: `https://${identityHost}`,
        HOST: sockets,
        MAIL: 'off',
        DRAIN_SECONDS: String(drainSeconds),
        // By this it is told from the others among the processes of the machine.
        FLEET_PORT: String(port),
        // The other one of the two is another process's, and only has to differ.
        ...(server === 'identity'
          ? { IDENTITY_PORT: String(port), PORT: String(firstPort + 90) }
          : { PORT: String(port), IDENTITY_PORT: String(firstPort + 90) }),
        ...env,
      },
      drainSeconds,
      ...(longestSilence !== undefined && { longestSilence }),
      log,
    });
    const named = { ...member, name, port, socket: join(sockets, socketName(server, port)) };
    started.push(named);
    return named;
  };
  const stopAll = async () => void (await Promise.all(started.map((one) => one.stop())));
  try {
    const sites = [start('site 1', 'site', firstPort), start('site 2', 'site', firstPort + 1)] as const;
    const identities = [
      start('identity 1', 'identity', firstPort + 2),
      start('identity 2', 'identity', firstPort + 3),
    ] as const;
    await Promise.all(started.map(({ ready }) => ready));
    const [httpPort, httpsPort] = [firstPort + 4, firstPort + 5];
    const nginx = await startNginxExample({
      directory,
      httpPort,
      httpsPort,
      sites: [sites[0].socket, sites[1].socket],
      identities: [identities[0].socket, identities[1].socket],
    });
    return {
      sites,
      identities,
      nginx,
      httpPort,
      httpsPort,
      stop: async () => {
        await nginx.stop();
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

const modules = { site: 'dist/current/server/main.js', identity: 'dist/current/server/identity.js' };
