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

const [command, ...args] = process.argv.slice(2);
const script = join(checkout, `scripts/${command}.ts`);
if (!command || !existsSync(script)) fail(`There is no command "${command ?? ''}".`);

if (!isInstalled()) await installOnce();
const node = findNode();
const path = `${dirname(node)}:${process.env.PATH ?? ''}`;
process.exitCode = await run(node, [script, ...args], { ...process.env, PATH: path });

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
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...flags], process.env)
    : await run('npm', flags, process.env);
  if (code !== 0) {
    rmSync(installLock, { force: true });
    process.exit(code);
  }
  writeFileSync(stamp, lockFileHash());
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
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

/** Runs a program to its end and passes signals on; resolves to its exit code. */
function run(program, programArgs, env) {
  return new Promise((resolve) => {
    // Over the channel the child notices when this process is killed.
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    const child = spawn(program, programArgs, { cwd: checkout, env, stdio });
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    child.once('error', (error) => {
      console.error(`${program} cannot be run: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
