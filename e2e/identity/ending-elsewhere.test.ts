import { afterAll, test } from 'vitest';
import { isOpen, isShut, isToldAndKeeps, signInAndType } from '../testing/ending.ts';
import { wholeBrowserForFile } from '../testing/for-file.ts';
import { startSiteOfForeignIssuer } from '../testing/foreign-issuer.ts';
import { people, signInByForm } from '../testing/sign-in.ts';

const site = await startSiteOfForeignIssuer();
afterAll(() => site.stop());
const { openPage } = await wholeBrowserForFile(site.origin);

test('what another provider ends is over at the site within five seconds, and the other browser is told', async () => {
  const [{ page: here }, { page: there }] = [await openPage(), await openPage()];
  const { email } = people.client;
  const tokenHere = await signInAndType(here, email, signInByForm);
  const tokenThere = await signInAndType(there, email, signInByForm);
  await isOpen(site, tokenThere);
  await here.goto(`${site.identityOrigin}/security/sessions/end-all?lang=en`);
  await here.getByRole('button', { name: 'Sign out everywhere' }).click();
  await here.getByText('No device holds access to your account any more.').waitFor();
  await isShut(site, tokenThere);
  await isShut(site, tokenHere);
  await isToldAndKeeps(there, email);
});
