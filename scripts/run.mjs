/**
 * Runs `scripts/<command>.ts` on Node 24 out of the packages, which it installs first where they are missing
 * or older than package-lock.json. Plain JavaScript: this file alone runs on whatever Node (20 or newer) the
 * machine has.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const checkout = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(checkout, 'node_modules');
const stamp = join(packages, '.chancery-installed');
const installLock = join(checkout, '.cache/install.lock');
const LOCK_STALE_MS = 10_000;

/** Milliseconds after which a registry is looked for that has sent nothing yet, and between two looks. */
const REGISTRY_LOOK_MS = 4_000;
/** Milliseconds between looks at a registry that has answered. */
const REGISTRY_LATER_LOOK_MS = 15_000;
/** A registry that nobody can reach for so many milliseconds is not waited for any longer. */
const REGISTRY_PATIENCE_MS = 20_000;

const [command, ...args] = process.argv.slice(2);
try {
  const commands = knownCommands();
  if (!commands.some(({ file }) => file === command)) {
    const names = commands.map(({ name }) => name);
    fail(`There is no command "${command ?? ''}". There are: ${names.join(', ')}.`);
  }
  if (!isInstalled()) await installOnce();
  const node = findNode();
  const path = `${dirname(node)}:${process.env.PATH ?? ''}`;
  const script = join(checkout, `scripts/${command}.ts`);
  // One that only watches others for months is to be small.
  const flags = ['start', 'dev'].includes(command) ? ['--max-semi-space-size=1', '--v8-pool-size=1'] : [];
  process.exitCode = await run(node, [...flags, script, ...args], { ...process.env, PATH: path });
} catch (error) {
  const full = error.code === 'ENOSPC' ? 'The disk is full: make room and try again. ' : '';
  fail(`${full}${error.message}`);
}

/** What `npm run` knows, each with its file, which may lie in a folder: a file that lies beside one need not be one. */
function knownCommands() {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  return Object.entries(scripts)
    .map(([name, line]) => ({ name, file: /run\.mjs (\S+)$/.exec(line)?.[1] ?? '' }))
    .filter(({ file }) => existsSync(join(checkout, `scripts/${file}.ts`)));
}

function lockFileHash() {
  return createHash('sha256')
    .update(readFileSync(join(checkout, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockFileHash();
}

/** One process installs; another one that is started meanwhile waits for it. */
async function installOnce() {
  mkdirSync(dirname(installLock), { recursive: true });
  for (let waits = 0; !takeInstallLock(); waits++) {
    if (waits === 0) console.log('Another process is installing the packages; waiting for it');
    await delay(200);
  }
  const heartbeat = setInterval(() => utimesSync(installLock, new Date(), new Date()), 1000);
  try {
    if (!isInstalled()) await install();
  } finally {
    clearInterval(heartbeat);
    rmSync(installLock, { force: true });
  }
}

function takeInstallLock() {
  try {
    closeSync(openSync(installLock, 'wx'));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  // Its owner touches the file every second: an old one is left from a process that was killed.
  const age = Date.now() - (statSync(installLock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > LOCK_STALE_MS) rmSync(installLock, { force: true });
  return false;
}

async function install() {
  const started = Date.now();
  console.log('Installing packages (once, about 20 s)');
  const flags = ['ci', '--loglevel=error', '--ignore-scripts', '--include=dev', '--include=optional'];
  const giveUp = new AbortController();
  const done = new AbortController();
  const watching = watchRegistry(done.signal, giveUp);
  const code = await run(...npm(flags), process.env, giveUp.signal);
  done.abort();
  await watching;
  if (code !== 0) {
    rmSync(installLock, { force: true });
    console.error(
      giveUp.signal.reason ?? `The packages could not be installed (npm ended with code ${code}).`,
    );
    process.exit(code);
  }
  writeFileSync(stamp, lockFileHash());
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** The program and the arguments that run this machine's npm. */
function npm(npmArgs) {
  const path = process.env.npm_execpath;
  return path?.endsWith('.js') ? [process.execPath, [path, ...npmArgs]] : ['npm', npmArgs];
}

/**
 * npm tries for minutes, without a word, to reach a registry that nobody can reach: this says what is waited for, and
 * gives up earlier.
 */
async function watchRegistry(done, giveUp) {
  let silentSince;
  let pause = REGISTRY_LOOK_MS;
  for (;;) {
    await delay(pause, undefined, { signal: done }).catch(() => undefined);
    if (done.aborted) return;
    const ping = await output(['ping', '--fetch-retries=0', '--fetch-timeout=5000'], done);
    if (done.aborted) return;
    const problem = /npm error code (E[A-Z_]+|ERR_SOCKET_TIMEOUT)\b/.exec(ping)?.[1];
    pause = problem ? REGISTRY_LOOK_MS : REGISTRY_LATER_LOOK_MS;
    if (!problem) silentSince = undefined;
    else if (silentSince === undefined) {
      silentSince = Date.now();
      console.log(`Waiting for the registry ${registryIn(ping)}, which does not answer (${problem})`);
    } else if (Date.now() - silentSince > REGISTRY_PATIENCE_MS) {
      return giveUp.abort(
        `The packages could not be installed: the registry ${registryIn(ping)} does not answer (${problem}). ` +
          'Is this machine on the network, and is the registry right (npm config get registry)? Then try again.',
      );
    }
  }
}

/** Where packages come from, as npm names it when it cannot get there; without the name and password in it. */
function registryIn(ping) {
  const named = /https?:\/\/\S+(?=\/-\/ping)/.exec(ping)?.[0] ?? '';
  if (!URL.canParse(named)) return 'that npm is set to use';
  const { origin, pathname } = new URL(named);
  return origin + pathname;
}

/** What npm prints, until `signal` is aborted; nothing where it cannot be run. */
function output(npmArgs, signal) {
  return new Promise((resolve) => {
    const child = startNpm([...npmArgs, '--loglevel=error'], signal);
    if (child === null) return resolve('');
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (more) => {
        text += more;
      });
    }
    child.once('error', () => resolve(''));
    child.once('close', () => resolve(text));
  });
}

/** Null where the program is being written this moment: the packages that are being installed bring a Node along. */
function startNpm(npmArgs, signal) {
  try {
    return spawn(...npm(npmArgs), { cwd: checkout, signal });
  } catch {
    return null;
  }
}

function findNode() {
  const packaged = join(packages, `node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(packaged)) return packaged;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  return fail(
    `Chancery runs on Node 24. The packages bring it along for Linux; on ${process.platform} ${process.arch} ` +
      `install it yourself. This is Node ${process.versions.node}.`,
  );
}

/** Runs a program to its end, or until `stop` is aborted, and passes signals on; resolves to its exit code. */
function run(program, programArgs, env, stop) {
  return new Promise((resolve) => {
    // Over the channel the child notices when this process is killed.
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    const child = spawn(program, programArgs, { cwd: checkout, env, stdio });
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    stop?.addEventListener('abort', () => child.kill('SIGKILL'), { once: true });
    child.once('error', (error) => {
      console.error(`${program} cannot be run: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass);
      resolve(stop?.aborted ? 1 : (code ?? (signal === 'SIGINT' ? 130 : 143)));
    });
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
