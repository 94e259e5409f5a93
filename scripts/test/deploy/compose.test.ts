import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../../src/platform/settings/env.ts';
import { CHECKOUT } from '../../support/checkout.ts';

const folder = join(CHECKOUT, 'deploy/compose');
const { services } = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true });
const dockerfile = readFileSync(join(CHECKOUT, 'deploy/container/Dockerfile'), 'utf8');

test('the parts are told settings that are, and that are enough', () => {
  const given: Record<string, string> = {
    POSTGRES_PASSWORD: 'secret',
    SITE_ORIGIN: 'https://www.example.com',
    IDENTITY_ORIGIN: 'https://sign-in.example.com',
    SMTP_URL: 'smtps://a:b@c',
    MAIL_FROM: 'a@b.example',
  };
  for (const part of ['site-1', 'site-2', 'identity']) {
    const written: [string, unknown][] = Object.entries(services[part].environment);
    const env = written.map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{(\w+):\?\}/g, (_, of: string) => given[of] ?? ''),
    ]);
    expect(readSettings({ NODE_ENV: 'production', ...Object.fromEntries(env) })).toMatchObject({
      databaseUrl: 'postgres://chancery:secret@postgres/chancery',
      identityOrigin: 'https://sign-in.example.com',
      demonstration: false,
    });
  }
});

test('nginx knows the parts by the addresses that they have, and every file it is given is there', () => {
  const upstreams = readFileSync(join(folder, 'upstreams.conf'), 'utf8');
  const addresses = (name: string) =>
    [
      ...(new RegExp(`upstream ${name} \\{[^}]*\\}`).exec(upstreams)?.[0] ?? '').matchAll(/server (\S+)/g),
    ].map(([, address]) => address);
  const address = (part: string, port: number) => `${services[part].networks.inside.ipv4_address}:${port}`;
  for (const name of ['chancery_site', 'chancery_site_once'])
    expect(addresses(name)).toEqual([address('site-1', 3000), address('site-2', 3000)]);
  for (const name of ['chancery_identity', 'chancery_identity_once'])
    expect(addresses(name)).toEqual([address('identity', 3001)]);
  for (const volume of services.nginx.volumes as string[]) {
    const [source = ''] = volume.split(':');
    if (source !== './certificates') expect(existsSync(join(folder, source)), source).toBe(true);
  }
});

test('a part has time to end, and cannot change the image that it runs in', () => {
  for (const part of ['site-1', 'site-2', 'identity']) {
    const { stop_grace_period, environment, read_only, cap_drop, security_opt } = services[part];
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(Number(environment.DRAIN_SECONDS) + 6);
    expect({ read_only, cap_drop, security_opt }).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
});

test('whatever the image is made of and runs is in the checkout, and is not kept from it', () => {
  const ignored = readFileSync(join(CHECKOUT, 'deploy/container/Dockerfile.dockerignore'), 'utf8');
  const included = [...ignored.matchAll(/^!(.+)$/gm)].map(([, path = '']) => path);
  const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)]
    .flatMap(([, paths = '']) => paths.split(' '))
    .map((path) => path.replace('/opt/chancery/', ''))
    .filter((path) => !['node_modules', 'dist'].includes(path));
  expect(copied.length).toBeGreaterThan(5);
  for (const path of [...included, ...copied]) expect(existsSync(join(CHECKOUT, path)), path).toBe(true);
  for (const path of copied) expect(included, path).toContain(path);
  const run = [...dockerfile.matchAll(/"([\w/]+\.(?:ts|mjs))"/g)].map(([, path = '']) => path);
  run.push(services.identity.command[1]);
  for (const path of run) {
    expect(existsSync(join(CHECKOUT, path)), path).toBe(true);
    expect(
      copied.some((folder) => path === folder || path.startsWith(`${folder}/`)),
      path,
    ).toBe(true);
  }
  expect(copied).not.toContain(dirname('data/x'));
});

test('the last stage runs as a user of its own, whose number the chart knows', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const [, user = ''] = /^USER (\d+):\d+$/m.exec(last) ?? [];
  expect(Number(user)).toBeGreaterThan(0);
  expect(readFileSync(join(CHECKOUT, 'deploy/helm/chancery/templates/site.yaml'), 'utf8')).toContain(
    `runAsUser: ${user}\n`,
  );
  expect(last.indexOf('USER ')).toBeGreaterThan(last.lastIndexOf('RUN '));
});
