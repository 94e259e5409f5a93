import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { chmod, chown, link, lstat, rename, stat, unlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds in which somebody else takes away what both have found. */
const pauseForOthers = 20;
/** Milliseconds after which whoever claimed it must have been killed. */
const longestClaim = 5_000;

/** A name in the same directory that nobody has, seven characters longer. */
export function nameBeside(path: string): string {
  return `${path}.${randomBytes(3).toString('hex')}`;
}

/**
 * Lets the proxy in: whoever is in the group of the directory, whatever the umask of this process says.
 *
 * @throws Error when this user may not give the socket to that group
 */
export async function openToGroup(path: string): Promise<void> {
  const directory = dirname(path);
  const { gid } = await stat(directory);
  if ((await stat(path)).gid !== gid)
    await chown(path, -1, gid).catch((error: unknown) => {
      throw new Error(
        `HOST is ${directory}, which belongs to the group ${gid}, and this user is not in it: add the user to that ` +
          'group, or give the directory to one that both this user and the proxy are in.',
        { cause: error },
      );
    });
  await chmod(path, 0o660);
}

/**
 * Gives a socket that is being listened on its public name, in one step. One that a killed process has left there goes.
 *
 * @throws Error when somebody listens there, or it is something else
 */
export async function publishSocket(own: string, path: string): Promise<void> {
  for (;;) {
    const left = await present(path);
    if (left && !left.isSocket()) throw new Error(`${path} is there already, and is no socket.`);
    if (left && (await isServed(path))) throw takenError(path);
    if (left) await takeAway(path, left);
    try {
      // Unlike a rename this replaces nobody who was quicker.
      await link(own, path);
      break;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
  await unlink(own);
}

/** Gives it the name that another socket of this same process has: at no moment does nobody have it. */
export function replaceSocket(own: string, path: string): Promise<void> {
  return rename(own, path);
}

/** Takes a name away from a socket, if it is still that one's: from then on it can be found no more. */
export async function withdrawSocket(path: string, published: Stats): Promise<void> {
  const there = await present(path);
  if (there && isSame(there, published)) await remove(path);
}

/** Whether somebody takes connections there; also somebody whom this user may not ask. */
export function isServed(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => resolve(!hasCode(error, 'ECONNREFUSED') && !hasCode(error, 'ENOENT')));
  });
}

/**
 * Removes what was found there, unless somebody else does so at this moment, or has done so and stands there now: only
 * who holds the claim removes, and the claim leads to what is removed.
 */
async function takeAway(path: string, found: Stats): Promise<void> {
  const claim = `${path}.left`;
  try {
    await link(path, claim);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    if (!hasCode(error, 'EEXIST')) throw error;
    await delay(pauseForOthers);
    // Its holder was killed as well.
    const claimed = await present(claim);
    if (claimed && Date.now() - claimed.ctimeMs > longestClaim) await remove(claim);
    return;
  }
  if (isSame(await lstat(claim), found)) await unlink(path);
  await remove(claim);
}

async function remove(path: string): Promise<void> {
  await unlink(path).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
}

function takenError(path: string): Error {
  return Object.assign(new Error(`Another process listens at ${path}.`), { code: 'EADDRINUSE' });
}

function present(path: string): Promise<Stats | undefined> {
  return lstat(path).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
}

function isSame(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.dev === other.dev;
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
