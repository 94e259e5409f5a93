import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programEnvironment } from '../../scripts/test/server-programs.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from '../../src/platform/db/testing/certificate.fixture.ts';
import { untilListening } from '../until-listening.ts';

/** Where the example is to listen, and at which sockets the processes behind it do: two of each. */
export interface ExamplePlace {
  /** An empty directory of its own. */
  readonly directory: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly sites: readonly [string, string];
  readonly identities: readonly [string, string];
}

export interface RunningNginx {
  /** What it has logged of failures. */
  errors(): Promise<string>;
  stop(): Promise<void>;
}

const example = join(import.meta.dirname, '../../deploy/nginx');

/**
 * Starts nginx with the configuration of `deploy/nginx`, in which nothing is changed but addresses, certificates and
 * the place of the log.
 *
 * @throws Error with what nginx says, when it refuses the configuration or is not there
 */
export async function startNginxExample(place: ExamplePlace): Promise<RunningNginx> {
  const file = await writeNginxExample(place);
  const errors = join(place.directory, 'error.log');
  const master = spawn('nginx', ['-c', file, '-p', place.directory, '-e', errors], {
    env: programEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  master.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => {
    master.once('error', (error) => {
      said += error.message;
      resolve();
    });
    master.once('exit', () => resolve());
  });
  const stop = async () => {
    if (master.pid !== undefined && master.exitCode === null && master.signalCode === null) {
      master.kill('SIGTERM');
      await once(master, 'exit');
    }
  };
  const listening = untilListening(place.httpsPort).then(() => true);
  if (!(await Promise.race([listening, ended.then(() => false)])))
    throw new Error(`nginx does not start with the example: ${said}`);
  return { errors: () => readFile(errors, 'utf8'), stop };
}

/** Writes what nginx needs into the directory. @returns the path of its main file, for `-c` */
export async function writeNginxExample(place: ExamplePlace): Promise<string> {
  const { directory, sites, identities, httpPort, httpsPort } = place;
  for (const name of ['conf.d', 'certificates', 'log'])
    await mkdir(join(directory, name), { recursive: true });
  for (const host of ['www.example.com', 'sign-in.example.com']) {
    await writeFile(join(directory, `certificates/${host}.pem`), CERTIFICATE);
    await writeFile(join(directory, `certificates/${host}.key`), CERTIFICATE_KEY);
  }
  await changed('chancery-upstreams.conf', directory, [
    ['/run/chancery/3000/site-3000.sock', sites[0]],
    ['/run/chancery/3010/site-3010.sock', sites[1]],
    ['/run/chancery/3000/identity-3001.sock', identities[0]],
    ['/run/chancery/3010/identity-3011.sock', identities[1]],
  ]);
  await changed('chancery.conf', directory, [
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`],
    ['/etc/nginx/certificates/', `${directory}/certificates/`],
    ['/var/log/nginx/', `${directory}/log/`],
  ]);
  const file = join(directory, 'nginx.conf');
  await writeFile(file, mainFile(directory));
  return file;
}

async function changed(name: string, directory: string, changes: readonly [string, string][]): Promise<void> {
  let text = await readFile(join(example, name), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/nginx/${name} has no “${from.trim()}” any more.`);
    text = text.replaceAll(from, to);
  }
  await writeFile(join(directory, 'conf.d', name), text);
}

/** What a distribution's own nginx.conf says. */
function mainFile(directory: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // Started by root, its workers would be a user who is in no group of ours.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  return `daemon off; worker_processes 2; ${user}pid ${directory}/nginx.pid; error_log ${directory}/error.log;
events { worker_connections 4096; }
http {
  ${temporary.map((name) => `${name}_temp_path ${directory}/${name};`).join(' ')}
  access_log off;
  include ${directory}/conf.d/*.conf;
}
`;
}
