import { renderHosted } from '../hosted/layout/document.tsx';
import type { Problems } from '../hosted/layout/Form.tsx';
import type { PageContext } from '../hosted/page-context.ts';
import { passkeysOf } from '../hosted/passkeys/webauthn.ts';
import { fillWithEmail } from '../hosted/plain/email-in-text.tsx';
import { backOf, siteAddress } from '../hosted/render.tsx';
import { joinedTo } from '../management/joined-accounts.ts';
import { type Done, securityAddress } from './addresses.ts';
import { EmailSection, PasswordSection } from './CredentialSections.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import type { Owner } from './owner.ts';
import { PasskeySection, SecondFactorSection } from './PasskeySections.tsx';
import { Section, SecurityHead } from './SecurityParts.tsx';
import { SessionSection } from './SessionSection.tsx';
import { sessionsOf } from './sessions-of.ts';

interface TypedFields {
  readonly email: string;
  readonly problems: Problems;
}

/** How the owner of an account signs in, and where they are signed in. */
export async function securityPage(context: PageContext, owner: Owner, typed?: TypedFields): Promise<string> {
  const { m, locale, identity, query } = context;
  const words = m.security;
  const passkeys = await passkeysOf(identity, owner.account.id);
  const joined = await joinedTo(identity.database.kysely, owner.account.id);
  const sessions = await sessionsOf(identity, owner.account.id);
  const section = { context, owner, actionOf: (form: string) => securityAddress(context, form) };
  const done = Object.hasOwn(words.done, query('done')) ? words.done[query('done') as Done] : undefined;
  const title = typed ? m.error({ title: words.title }) : words.title;
  return renderHosted({
    locale,
    title,
    client: backOf(context),
    siteOrigin: identity.settings.siteOrigin,
    url: securityAddress(context),
    layout: 'wide',
    usesPasskeys: true,
    theme: context.theme,
    content: (
      <>
        <SecurityHead
          m={m}
          title={words.title}
          lede={fillWithEmail(words.signedInAs, owner.account.email)}
          back={{ text: words.toProfile, url: siteAddress(context, '/auth/profile') }}
          problems={typed?.problems}
          {...(done && { done })}
        />
        <Section title={words.email.title} id="address">
          <EmailSection {...section} typed={typed?.email ?? ''} problems={typed?.problems} />
        </Section>
        <Section title={words.password.title} id="password-section">
          <PasswordSection {...section} />
        </Section>
        <Section title={words.passkeys.title} id="passkeys">
          <PasskeySection {...section} passkeys={passkeys} />
        </Section>
        <Section title={words.second.title} id="second-factor">
          <SecondFactorSection {...section} passkeys={passkeys} />
        </Section>
        {joined.length > 0 && (
          <Section title={words.identities.title} id="identities">
            <IdentitySection {...section} joined={joined} />
          </Section>
        )}
        <Section title={words.sessions.title} id="sessions">
          <SessionSection {...section} sessions={sessions} />
        </Section>
      </>
    ),
  });
}
