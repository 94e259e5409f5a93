import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measured } from './measured-process.ts';
import { childrenOf } from './processor-time.ts';
import { untilListening } from './until-listening.ts';

/** The version of the nginx on this machine; undefined where there is none or its use cannot be measured. */
export function nginxVersion(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const { status, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return status === 0 ? /nginx\/(\S+)/.exec(stderr)?.[1] : undefined;
}

/** Starts an nginx with one worker that sends `body`, compressed already, from a file below `directory`. */
export async function startNginx(port: number, directory: string, body: Buffer): Promise<Measured> {
  await mkdir(join(directory, 'root'), { recursive: true });
  await writeFile(join(directory, 'root/page.html'), body);
  const file = join(directory, 'nginx.conf');
  await writeFile(file, configuration(port, directory));
  const master = spawn('nginx', ['-c', file, '-p', directory, '-e', join(directory, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    if (master.exitCode !== null) return;
    master.kill('SIGQUIT');
    await once(master, 'exit');
  };
  try {
    await untilListening(port);
    const worker = workerOf(master.pid ?? 0);
    return { port, stop, usage: async () => usageOf(worker) };
  } catch (error) {
    await stop();
    throw error;
  }
}

function configuration(port: number, directory: string): string {
  // Its own user where it may choose one: root may read what lies in a temporary directory.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; worker_processes 1; ${user} pid ${directory}/nginx.pid; error_log ${directory}/error.log;
events { worker_connections 64; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=10;
  ${temporary.map((name) => `${name}_temp_path ${directory}/${name};`).join(' ')}
  types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${directory}/root;
    location / { add_header content-encoding br; add_header cache-control "public, max-age=0, must-revalidate"; }
  }
}
`;
}

function workerOf(master: number): number {
  const [worker] = childrenOf(master);
  if (worker === undefined) throw new Error('nginx has no worker process.');
  return worker;
}

/** From the scheduler's account in nanoseconds: a worker has a single thread. */
function usageOf(pid: number) {
  const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const bytes = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) * 1_024;
  return {
    cpuMicroseconds: Number(nanoseconds) / 1_000,
    residentBytes: bytes('VmRSS'),
    mostResidentBytes: bytes('VmHWM'),
  };
}
