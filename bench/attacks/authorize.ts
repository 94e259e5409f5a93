import { discover, request } from '../../src/identity/testing/code-flow.ts';
import { firstValue } from '../databases.ts';
import { askAll, type Question } from './ask.ts';
import type { Attack } from './attack.ts';

/** Sign-ins that are begun by nobody and never ended. */
export const authorize: Attack = {
  name: '400 sign-ins begun and left',
  aim: 'identity',
  run: async ({ identity, issuer, redirectUri, databaseUrl }, tally) => {
    const client = await discover({ issuer });
    const questions: Question[] = [];
    for (let at = 0; at < 400; at += 1) {
      const { url } = await request(client, { redirect_uri: redirectUri });
      questions.push({ port: identity.port, path: url.pathname + url.search });
    }
    const before = await rows(databaseUrl);
    await askAll(questions, tally, 20);
    return `rows of oidc_model: ${before} before, ${await rows(databaseUrl)} after`;
  },
};

async function rows(databaseUrl: string): Promise<number> {
  return Number(await firstValue(databaseUrl, 'select count(*) from oidc_model'));
}
