import { useEffect, useState } from 'react';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { localeFacts } from '../../i18n/locales.ts';
import { siteAuth } from '../auth/site.ts';
import { arrive } from './account/arrive.ts';
import { here, pageLocale } from './account/page-language.ts';
import { leadsOnTo, signIn } from './account/sign-in.ts';
import { accountTextsFor } from './account/texts.ts';
import { defineIsland } from './kit/define.ts';

type Props = { readonly title: string; readonly text: string };

interface Waiting extends Props {
  readonly lang?: string;
}

/**
 * Takes the answer of the sign-in page and leads on; whoever comes here without one is led to their account, or signed
 * in for the page where they were going. The provider leads back to one address for all languages: meanwhile it speaks
 * that of the page where they began.
 */
function AccountCallback(props: Props) {
  const [{ title, text, lang }, show] = useState<Waiting>(props);
  useEffect(() => {
    void waitingTexts().then((texts) => texts && show(texts), console.error);
    void arrive().then((isLeaving) => (isLeaving ? undefined : leadOn()));
  }, []);
  return <PageTitle title={title} standfirst={text} lang={lang} />;
}

/** Who was told by a mail, or by the provider, where to go on is signed in anew, and led there. */
async function leadOn(): Promise<void> {
  if (leadsOnTo() !== null) await signIn();
  else if (location.pathname === here('/auth')) location.replace(here('/auth/dashboard'));
}

/** Null where the page is in the right language already. */
async function waitingTexts(): Promise<Waiting | null> {
  const leadsTo = (await siteAuth()).leadsTo();
  const locale = pageLocale(leadsTo ?? undefined);
  if (locale === pageLocale()) return null;
  const { outcome } = await accountTextsFor(locale);
  return { title: outcome.signingIn, text: outcome.signingInText, lang: localeFacts[locale].tag };
}

export const island = defineIsland<Props>({
  name: 'AccountCallback',
  Component: AccountCallback,
  examples: [{ title: 'Signing you in', text: 'You are led on in a moment.' }],
});
