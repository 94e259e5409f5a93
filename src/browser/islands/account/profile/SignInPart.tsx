import { useState } from 'react';
import { Button, ButtonLink } from '../../../../components/controls/Button.tsx';
import { localeFacts } from '../../../../i18n/locales.ts';
import { changePassword } from '../../../auth/provider-calls/change-password.ts';
import { readSiteSettings } from '../../../auth/site-settings.ts';
import { AccountPart, Pair } from '../AccountPart.tsx';
import type { Shown } from '../shown.ts';
import type { Me } from './me.ts';
import { securityAddress } from './security-address.ts';

/** How somebody signs in; all of it is changed at the identity provider. */
export function SignInPart({ texts, data: { profile }, locale, say, during }: Shown<Me>) {
  const m = texts.profile;
  const settings = readSiteSettings();
  const security = securityAddress(settings, localeFacts[locale].tag);
  const [isSent, setSent] = useState(false);

  async function mailLink() {
    if (!settings || isSent) return;
    try {
      const change = changePassword(settings, {
        email: profile.email,
        // Another's provider may refuse a header that it does not know.
        ...(settings.security && { language: localeFacts[locale].tag }),
        ...(profile.connection && { connection: profile.connection }),
      });
      await during(change);
      setSent(true);
      say(m.passwordSent, 'spoken');
    } catch (error) {
      console.error(error);
      say(texts.status.refused);
    }
  }

  return (
    <AccountPart title={m.signIn}>
      <p>
        <span className="small">{m.email}</span>
        <br />
        <strong translate="no">{profile.email}</strong>
        <br />
        <span className="small">{profile.emailVerified ? m.verified : m.unverified}</span>
      </p>
      {security && (
        <Pair text={m.securityText}>
          <ButtonLink size="small" href={security}>
            {m.security}
          </ButtonLink>
        </Pair>
      )}
      {profile.isLocal ? (
        <Pair text={isSent ? m.passwordSent : m.passwordText}>
          <Button
            size="small"
            type="button"
            onClick={() => void mailLink()}
            aria-disabled={isSent || undefined}
          >
            {m.passwordAction}
          </Button>
        </Pair>
      ) : (
        profile.connection && <p className="meta">{m.elsewhere({ connection: profile.connection })}</p>
      )}
    </AccountPart>
  );
}
