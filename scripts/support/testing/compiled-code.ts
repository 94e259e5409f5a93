import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * For the environment of programs that tests start: half of what it takes to start one is to compile what the one
 * before it has compiled as well.
 */
export const compiledCode = { NODE_COMPILE_CACHE: join(tmpdir(), 'chancery-compiled') };
