import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../support/checkout.ts';
import { fontPlans, fontRules, licences } from './families.ts';

const upstream = join(CHECKOUT, '.cache/upstream-fonts');
const cut = join(CHECKOUT, 'scripts/fonts/cut.py');

/**
 * Cuts the font files of the site and of its graduate pages, and lays each licence beside them.
 *
 * @returns each file's path and size in bytes
 * @throws when fontTools is missing, or a letter is not drawn like its original
 */
export async function cutFonts(): Promise<{ path: string; bytes: number }[]> {
  await installUpstream();
  const written: { path: string; bytes: number }[] = [];
  for (const plan of fontPlans) {
    const target = join(CHECKOUT, plan.target);
    runPython({ ...fontRules, ...plan, source: fileOf(plan.source), target });
    written.push({ path: plan.target, bytes: (await stat(target)).size });
  }
  for (const [source, target] of Object.entries(licences))
    await copyFile(fileOf(source), join(CHECKOUT, target));
  return written;
}

/** 60 MB that nothing else needs. */
async function installUpstream(): Promise<void> {
  await mkdir(upstream, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    await copyFile(join(CHECKOUT, 'scripts/fonts/upstream', name), join(upstream, name));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: upstream, stdio: 'inherit' });
  if (status !== 0) throw new Error('The upstream fonts could not be installed.');
}

function fileOf(source: string): string {
  const whole = join(upstream, 'node_modules', source);
  return existsSync(whole) ? whole : join(CHECKOUT, 'node_modules', source);
}

function runPython(plan: object): void {
  const { error, status, stderr } = spawnSync(process.env.PYTHON ?? 'python3', [cut], {
    input: JSON.stringify(plan),
    encoding: 'utf8',
  });
  if (error) throw error;
  if (stderr.includes('ModuleNotFoundError')) {
    throw new Error(
      `${stderr}\nFonts are cut by fontTools: \`apt-get install fonttools python3-brotli\` and PYTHON=/usr/bin/python3, or \`pip install fonttools brotli\`.`,
    );
  }
  if (status !== 0) throw new Error(stderr);
}
