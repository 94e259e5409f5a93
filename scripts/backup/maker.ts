import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT } from '../checkout.ts';
import type { Maker } from './format.ts';

/** This version of Chancery; the commit is known where git and its history are. */
export async function thisVersion(): Promise<Maker> {
  const { version } = JSON.parse(await readFile(join(CHECKOUT, 'package.json'), 'utf8'));
  const head = promisify(execFile)('git', ['-C', CHECKOUT, 'rev-parse', '--short=12', 'HEAD']);
  return {
    version: String(version),
    commit: await head.then(({ stdout }) => stdout.trim()).catch(() => null),
  };
}
