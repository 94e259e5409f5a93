import { Button, ButtonLink } from '../../components/controls/Button.tsx';
import { formatDay } from '../../i18n/format.ts';
import { type Problems, TextField } from '../hosted/layout/Form.tsx';
import { hasMail } from '../hosted/mail/no-mail.ts';
import { fillWithEmail } from '../hosted/plain/email-in-text.tsx';
import { confirmAddress } from './addresses.ts';
import { isRecent } from './owner.ts';
import { PlainForm } from './SecurityParts.tsx';
import type { SectionProps } from './section-props.ts';

interface EmailSectionProps extends SectionProps {
  readonly typed: string;
  readonly problems?: Problems | undefined;
}

/** The address, and another one, which has to be confirmed. */
export function EmailSection({ context, owner, actionOf, typed, problems }: EmailSectionProps) {
  const { m } = context;
  const { email } = m.security;
  const { account } = owner;
  return (
    <>
      <p>
        {fillWithEmail(email.now, account.email)}
        {context.locale !== 'zh-cn' && ' '}
        {account.email_verified ? email.verified : email.unverified}
      </p>
      {!hasMail(context) ? (
        <p className="meta">{m.noMail.security}</p>
      ) : isRecent(owner) ? (
        <PlainForm action={actionOf('email')}>
          <TextField
            name="email"
            type="email"
            label={email.label}
            autoComplete="email"
            value={typed}
            problems={problems}
          />
          <Button>{email.button}</Button>
        </PlainForm>
      ) : (
        <ButtonLink href={confirmAddress(context, 'address')}>{email.button}</ButtonLink>
      )}
    </>
  );
}

/** When it was changed, and the link that changes it. */
export function PasswordSection({ context, owner, actionOf }: SectionProps) {
  const { password } = context.m.security;
  const { password_hash, password_changed_at } = owner.account;
  if (password_hash === null) return <p>{password.none}</p>;
  const changed = password_changed_at?.toISOString();
  return (
    <>
      <p>{changed ? password.changed({ day: formatDay(changed, context.locale) }) : password.never}</p>
      <p className="meta">{hasMail(context) ? password.hint : context.m.noMail.security}</p>
      {hasMail(context) && (
        <PlainForm action={actionOf('password')}>
          <Button>{password.button}</Button>
        </PlainForm>
      )}
    </>
  );
}
