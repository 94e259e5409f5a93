import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programEnvironment } from '../../scripts/test/server-programs.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from '../../src/db/testing/certificate.fixture.ts';
import { untilListening } from '../until-listening.ts';

/** Where the example is to listen, and which processes stand behind it: two of each. */
export interface ExamplePlace {
  /** An empty directory of its own. */
  readonly directory: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly sites: readonly [number, number];
  readonly identities: readonly [number, number];
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
  // Its workers are another user, where root starts it.
  await chmod(directory, 0o755);
  for (const name of ['conf.d', 'certificates', 'log'])
    await mkdir(join(directory, name), { recursive: true });
  for (const host of ['www.example.com', 'sign-in.example.com']) {
    await writeFile(join(directory, `certificates/${host}.pem`), CERTIFICATE);
    await writeFile(join(directory, `certificates/${host}.key`), CERTIFICATE_KEY);
  }
  await changed('chancery-upstreams.conf', directory, [
    ['127.0.0.1:3000', `127.0.0.1:${sites[0]}`],
    ['127.0.0.1:3010', `127.0.0.1:${sites[1]}`],
    ['127.0.0.1:3001', `127.0.0.1:${identities[0]}`],
    ['127.0.0.1:3011', `127.0.0.1:${identities[1]}`],
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
  return `daemon off; worker_processes 2; pid ${directory}/nginx.pid; error_log ${directory}/error.log;
events { worker_connections 4096; }
http {
  ${temporary.map((name) => `${name}_temp_path ${directory}/${name};`).join(' ')}
  access_log off;
  include ${directory}/conf.d/*.conf;
}
`;
}
