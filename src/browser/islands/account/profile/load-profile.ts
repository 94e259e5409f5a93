import type { SiteLocale } from '../../../../i18n/locales.ts';
import { siteAuth } from '../../../auth/site.ts';
import { operation } from '../../kit/operation.ts';
import { ask } from '../ask.ts';
import type { AccountProfileQuery, AccountProfileQueryVariables } from '../queries/profile/profile.gen.ts';
import source from '../queries/profile/profile.graphql?raw';
import type { Me } from './me.ts';
import { withClaims } from './with-claims.ts';

const profile = operation<AccountProfileQuery, AccountProfileQueryVariables>(source);

/** Who is signed in, as the profile page shows them. @throws AskError */
export async function loadProfile(locale: SiteLocale): Promise<Me> {
  const { me } = await ask(profile, { locale });
  // The site's server has not yet heard from the identity provider.
  return me.profile.email === '' ? withClaims(me, await (await siteAuth()).user()) : me;
}
