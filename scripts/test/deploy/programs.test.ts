/** What programs of the machine say of the examples: nginx, HAProxy and systemd. `npm test` installs them on Debian. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeNginxExample } from '../../../bench/rolling/nginx-example.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from '../../../src/platform/db/testing/certificate.fixture.ts';
import { CHECKOUT } from '../../support/checkout.ts';
import { programEnvironment } from '../server-programs.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'chancery-deploy-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Runs a program to its end. @throws Error when this machine has none of that name */
function run(program: string, ...args: string[]): { code: number | null; said: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    cwd: directory,
    env: programEnvironment,
  });
  if (error)
    throw new Error(`${program} is not on this machine, so nobody knows whether its example is right.`);
  return { code: status, said: stdout + stderr };
}

test('nginx takes its example', async () => {
  const file = await writeNginxExample({
    directory,
    httpPort: 80,
    httpsPort: 443,
    sites: ['/run/site-1.sock', '/run/site-2.sock'],
    identities: ['/run/identity-1.sock', '/run/identity-2.sock'],
  });
  const { code, said } = run('nginx', '-t', '-c', file, '-p', directory, '-e', join(directory, 'error.log'));
  expect(said).toContain('test is successful');
  expect(said).not.toContain('[warn]');
  expect(code).toBe(0);
});

test('HAProxy takes its example', async () => {
  const certificates = join(directory, 'certificates');
  await mkdir(certificates);
  await writeFile(join(certificates, 'www.example.com.pem'), CERTIFICATE + CERTIFICATE_KEY);
  const example = await readFile(join(CHECKOUT, 'deploy/haproxy/haproxy.cfg'), 'utf8');
  expect(example).toContain('/etc/haproxy/certificates/');
  const file = join(directory, 'haproxy.cfg');
  await writeFile(file, example.replace('/etc/haproxy/certificates/', `${certificates}/`));
  const { code, said } = run('haproxy', '-c', '-f', file);
  expect(said).not.toMatch(/\[(?:WARNING|ALERT)\]/);
  expect(code).toBe(0);
});

/** The units as they are, but for the place of the checkout, with a port in the place of the instance. */
async function units(): Promise<string[]> {
  const names = globSync('*.service', { cwd: join(CHECKOUT, 'deploy/systemd') });
  for (const name of names) {
    const text = await readFile(join(CHECKOUT, 'deploy/systemd', name), 'utf8');
    const here = text
      .replaceAll('/opt/chancery', CHECKOUT)
      .replaceAll('/usr/bin/node', process.execPath)
      .replaceAll('/usr/bin/curl', process.execPath);
    await writeFile(join(directory, name.replace('@', '@3000')), here);
  }
  return names.map((name) => basename(name).replace('@', '@3000'));
}

test('systemd takes the units, and finds nothing to say about them', async () => {
  const names = await units();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names)
    expect(run('systemd-analyze', 'verify', '--man=no', `./${name}`), name).toEqual({ code: 0, said: '' });
});

test('systemd finds the units little exposed', async () => {
  for (const name of await units()) {
    // In tenths; a unit without any protection has 96.
    const { code, said } = run(
      'systemd-analyze',
      'security',
      '--offline=true',
      '--threshold=20',
      `./${name}`,
    );
    expect(code, said.trim().split('\n').at(-1)).toBe(0);
  }
});
