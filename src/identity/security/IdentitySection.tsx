import { ButtonLink } from '../../components/controls/Button.tsx';
import { formatDay } from '../../i18n/format.ts';
import type { Account } from '../accounts/accounts.ts';
import { confirmAddress, securityAddress } from './addresses.ts';
import { isRecent } from './owner.ts';
import { Row, Rows } from './SecurityParts.tsx';
import type { SectionProps } from './section-props.ts';

/** The accounts that were joined to this one, and how to separate each. */
export function IdentitySection({
  visit,
  owner,
  joined,
}: SectionProps & { readonly joined: readonly Account[] }) {
  const words = visit.m.security.identities;
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
                  href={securityAddress(visit, 'identities/end', { id })}
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
              <p className="meta">{words.since({ day: formatDay(linked_at.toISOString(), visit.locale) })}</p>
            )}
          </Row>
        ))}
      </Rows>
      {!isRecent(owner) && <ButtonLink href={confirmAddress(visit, 'identities')}>{words.change}</ButtonLink>}
    </>
  );
}
