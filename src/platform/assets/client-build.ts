import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { buildDirectory } from './build-directory.ts';

/** What the client build left: where its files lie, and which file each source became. */
export interface ClientBuild {
  /** Null when nothing was built, as in tests of the server alone. */
  readonly directory: string | null;
  readonly manifest: Manifest;
  /** The script that stands in every page's head, as it is run. */
  readonly beforeDrawing?: string | undefined;
}

/** Reads what a build has for browsers. */
export function readClientBuild(build: string = buildDirectory): ClientBuild {
  const directory = join(build, 'client');
  const file = join(directory, '.vite/manifest.json');
  if (!existsSync(file)) return { directory: null, manifest: {} };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const built = manifest['src/browser/islands/kit/before-drawing.ts'];
  const beforeDrawing = built && readFileSync(join(directory, built.file), 'utf8').trim();
  return { directory, manifest, beforeDrawing };
}
