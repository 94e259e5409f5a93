/** The site's own island kit with test-only islands in the place of the site's, built and served on the loopback. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Manifest } from 'vite';
import { vi } from 'vitest';
import type { IslandDefinition, JsonProps, Trigger } from '../../src/browser/islands/kit/define.ts';
import { Island } from '../../src/browser/islands/kit/Island.tsx';

const modules = import.meta.glob<{ island: IslandDefinition<JsonProps> }>('../islands/*.island.tsx', {
  eager: true,
});

/** Every island that lies in `e2e/islands`. */
export const testIslands = Object.values(modules).map(({ island }) => island);

export interface IslandPages {
  readonly origin: string;
  /** The path of a page with the island below everything that is first in view. */
  pathOf(island: string, trigger: Trigger): string;
  stop(): Promise<void>;
}

/** Builds the kit as the site's build does, and serves a page for each island and trigger. */
export async function startIslandPages(): Promise<IslandPages> {
  const root = await mkdtemp(join(tmpdir(), 'chancery-islands-'));
  const script = await buildKit(root);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, name = '', trigger = ''] = pathname.split('/');
    const island = testIslands.find((one) => one.name === name);
    if (island) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(pageWith(island, trigger as Trigger, script));
      return;
    }
    const file = await readFile(join(root, 'dist', pathname)).catch(() => null);
    response.setHeader('content-type', 'text/javascript');
    response.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    pathOf: (island, trigger) => `/${island}/${trigger}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(root, { recursive: true });
    },
  };
}

/** The address of the script that starts islands. */
async function buildKit(root: string): Promise<string> {
  await mkdir(join(root, 'src/browser/islands'), { recursive: true });
  await cp(resolve('src/browser/islands/kit'), join(root, 'src/browser/islands/kit'), { recursive: true });
  // What the start script does besides, and loads when it is asked to sign in or to save.
  const parts = [
    'components/consent',
    'components/layout',
    'browser/islands/account',
    'browser/islands/visits',
    'browser/auth',
    'browser/forms',
    'content/types',
    'forms',
    'i18n',
    'routing',
  ];
  for (const part of parts) await cp(resolve('src', part), join(root, 'src', part), { recursive: true });
  for (const file of Object.keys(modules)) {
    const name = file.replace('../islands/', '');
    const source = await readFile(resolve('e2e/islands', name), 'utf8');
    // It lies one folder deeper there.
    await writeFile(
      join(root, 'src/browser/islands', name),
      source.replaceAll("'../../src/", "'../../../src/"),
    );
  }
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const start = 'src/browser/islands/kit/start.ts';
  // Otherwise the kit waits for restarts of a development server.
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    root,
    configFile: resolve('vite.config.ts'),
    logLevel: 'error',
    publicDir: false,
    build: { outDir: 'dist', rolldownOptions: { input: start } },
  });
  vi.unstubAllEnvs();
  const manifest = JSON.parse(await readFile(join(root, 'dist/.vite/manifest.json'), 'utf8')) as Manifest;
  return `/${manifest[start]?.file}`;
}

function pageWith(island: IslandDefinition<JsonProps>, on: Trigger, script: string): string {
  const [props = {}] = island.examples;
  const html = renderToStaticMarkup(createElement(Island, { of: island, on, props }));
  return `<!DOCTYPE html><title>${island.name}</title><link rel="icon" href="data:,">
    <script type="module" src="${script}"></script><div style="height: 3000px"></div>${html}`;
}
