import { ButtonLink } from '../../components/controls/Button.tsx';
import { formatDay } from '../../i18n/format.ts';
import type { Account } from '../accounts/accounts.ts';
import { confirmAddress, securityAddress } from './addresses.ts';
import { isRecent } from './owner.ts';
import { Row, Rows } from './SecurityParts.tsx';
import type { SectionProps } from './section-props.ts';

/** The accounts that were joined to this one, and how to separate each. */
export function IdentitySection({
  context,
  owner,
  joined,
}: SectionProps & { readonly joined: readonly Account[] }) {
  const words = context.m.security.identities;
  return (
    <>
      <p>{words.text}</p>
      <Rows>
        {joined.map(({ id, email, linked_at }) => (
          <Row
            key={id}
            actions={
              isRecent(owner) && (
                <ButtonLink
                  size="small"
                  href={securityAddress(context, 'identities/end', { id })}
                  aria-label={words.endNamed({ email })}
                >
                  {words.end}
                </ButtonLink>
              )
            }
          >
            <p>
              <strong translate="no">{email}</strong>
            </p>
            {linked_at && (
              <p className="meta">
                {words.since({ day: formatDay(linked_at.toISOString(), context.locale) })}
              </p>
            )}
          </Row>
        ))}
      </Rows>
      {!isRecent(owner) && (
        <ButtonLink href={confirmAddress(context, 'identities')}>{words.change}</ButtonLink>
      )}
    </>
  );
}
