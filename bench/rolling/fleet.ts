import { join } from 'node:path';
import { type Process, startProcess } from '../../scripts/start/process.ts';
import { type RunningNginx, startNginxExample } from './nginx-example.ts';

/** As in the example. */
export const siteHost = 'www.example.com';
export const identityHost = 'sign-in.example.com';

/** A server process of a fleet. */
export interface Member extends Process {
  readonly name: string;
  readonly port: number;
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
  /** An empty directory for nginx. */
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
  const start = (name: string, module: string, port: number): Member => {
    const member = startProcess({
      name,
      module: join(checkout, module),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'fatal',
        DATABASE_URL: databaseUrl,
        SITE_ORIGIN: `https://${siteHost}`,
        IDENTITY_ORIGIN: `https://${identityHost}`,
        HOST: '127.0.0.1',
        TRUSTED_PROXIES: '127.0.0.0/8',
        MAIL: 'off',
        DRAIN_SECONDS: String(drainSeconds),
        // By this it is told from the others among the processes of the machine.
        FLEET_PORT: String(port),
        // The other one of the two is another process's, and only has to differ.
        ...(module === identityModule
          ? { IDENTITY_PORT: String(port), PORT: String(firstPort + 90) }
          : { PORT: String(port), IDENTITY_PORT: String(firstPort + 90) }),
        ...env,
      },
      drainSeconds,
      ...(longestSilence !== undefined && { longestSilence }),
      log,
    });
    const named = { ...member, name, port };
    started.push(named);
    return named;
  };
  const stopAll = async () => void (await Promise.all(started.map((one) => one.stop())));
  try {
    const sites = [
      start('site 1', siteModule, firstPort),
      start('site 2', siteModule, firstPort + 1),
    ] as const;
    const identities = [
      start('identity 1', identityModule, firstPort + 2),
      start('identity 2', identityModule, firstPort + 3),
    ] as const;
    await Promise.all(started.map(({ ready }) => ready));
    const [httpPort, httpsPort] = [firstPort + 4, firstPort + 5];
    const nginx = await startNginxExample({
      directory,
      httpPort,
      httpsPort,
      sites: [sites[0].port, sites[1].port],
      identities: [identities[0].port, identities[1].port],
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

const siteModule = 'dist/current/server/main.js';
const identityModule = 'dist/current/server/identity.js';
