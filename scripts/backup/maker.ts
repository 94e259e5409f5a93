import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import about from '../../package.json' with { type: 'json' };
import { CHECKOUT } from '../support/checkout.ts';
import type { Maker } from './format.ts';

/** This version of Chancery; the commit is known where git and its history are. */
export async function thisVersion(): Promise<Maker> {
  const head = promisify(execFile)('git', ['-C', CHECKOUT, 'rev-parse', '--short=12', 'HEAD']);
  return {
    version: about.version,
    commit: await head.then(({ stdout }) => stdout.trim()).catch(() => null),
  };
}
