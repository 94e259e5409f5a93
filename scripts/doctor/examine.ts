import { join } from 'node:path';
import { readClients } from '../../src/identity/clients.ts';
import { readSettings } from '../../src/platform/settings/env.ts';
import type { Settings } from '../../src/platform/settings/settings.ts';
import { resolveDataDir } from '../embedded-postgres/data-directory.ts';
import { findRunning } from '../embedded-postgres/start.ts';
import { CHECKOUT } from '../support/checkout.ts';
import { plainWords } from '../support/plain-words.ts';
import { checkCertificates } from './certificates.ts';
import { checkDatabase } from './database.ts';
import { checkDisk } from './disk.ts';
import { checkFiles } from './files.ts';
import { type Finding, findingsOf } from './finding.ts';
import { checkIssuer } from './issuer.ts';
import { checkMail } from './mail.ts';
import { checkPorts } from './ports.ts';
import { checkReplicas } from './replicas.ts';

const settingsFindings = findingsOf('settings');
const databaseFindings = findingsOf('database');

/** Looks at everything that a site with these settings needs, and changes nothing. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(env);
  } catch (error) {
    const [, ...problems] = plainWords(error).split('\n');
    return problems.map((problem) =>
      settingsFindings.wrong(problem.trim(), 'set it so; README.md lists them'),
    );
  }
  const dataDir = await resolveDataDir(settings, CHECKOUT);
  const { databaseUrl, databaseReadUrls, databasePoolSize, identityOrigin, siteOrigin, authIssuer } =
    settings;
  const found = await Promise.all([
    checkSettings(settings),
    databaseUrl === undefined
      ? checkEmbedded(dataDir, databasePoolSize)
      : checkDatabase(databaseUrl, databasePoolSize),
    checkReplicas(databaseUrl ?? '', databaseReadUrls),
    checkDisk({
      builds: join(CHECKOUT, 'dist'),
      ...(databaseUrl === undefined && { 'the embedded database': dataDir }),
    }),
    checkMail(settings),
    checkFiles(settings),
    checkIssuer(settings),
    checkCertificates([siteOrigin, identityOrigin, authIssuer]),
    checkPorts(settings, identityOrigin === undefined ? ['site'] : ['site', 'identity']),
  ]);
  return found.flat();
}

async function checkSettings(settings: Settings): Promise<Finding[]> {
  const { good, worthKnowing, wrong } = settingsFindings;
  const { demonstration, siteOrigin } = settings;
  const findings = [
    demonstration
      ? good('a demonstration: neither DATABASE_URL nor AUTH_ISSUER is set')
      : good('every setting can be read'),
  ];
  if (!demonstration && new URL(siteOrigin).hostname === 'localhost')
    findings.push(
      worthKnowing(
        `SITE_ORIGIN is ${siteOrigin}, which nobody else can open`,
        'set it to the address that people see',
      ),
    );
  await readClients(settings).catch((error: unknown) => {
    findings.push(wrong(`IDENTITY_CLIENTS: ${plainWords(error).split('\n')[0]}`, 'mend that file'));
  });
  return findings;
}

async function checkEmbedded(dataDir: string, poolSize: number): Promise<Finding[]> {
  const running = await findRunning(dataDir);
  if (running !== undefined) return checkDatabase(running, poolSize);
  return [
    databaseFindings.worthKnowing(`the embedded database in ${dataDir} does not run`, 'npm start starts it'),
  ];
}
