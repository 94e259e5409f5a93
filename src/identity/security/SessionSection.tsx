import { Button, ButtonLink } from '../../components/controls/Button.tsx';
import { formatInstant } from '../../i18n/format.ts';
import { deviceName } from './device.ts';
import { PlainForm, Row, Rows } from './SecurityParts.tsx';
import type { SectionProps } from './section-props.ts';
import type { sessionsOf } from './sessions-of.ts';

type Sessions = Awaited<ReturnType<typeof sessionsOf>>;

/** Every session with its browser, and how to end one or all. */
export function SessionSection({
  context,
  owner,
  actionOf,
  sessions,
}: SectionProps & { readonly sessions: Sessions }) {
  const words = context.m.security.sessions;
  return (
    <>
      <Rows>
        {sessions.map(({ session_uid, user_agent, signed_in_at, last_used_at }) => {
          const device = deviceName(user_agent, context.m);
          const isCurrent = session_uid === owner.session.uid;
          return (
            <Row
              key={session_uid}
              actions={
                !isCurrent && (
                  <PlainForm action={actionOf('sessions/end')} hidden={{ session: session_uid }}>
                    <Button size="small" aria-label={words.endNamed({ device })}>
                      {words.end}
                    </Button>
                  </PlainForm>
                )
              }
            >
              {isCurrent && <p className="capitals topic">{words.current}</p>}
              <p>
                <strong>{device}</strong>
              </p>
              <p className="meta">
                {words.since({
                  from: formatInstant(signed_in_at.toISOString(), context.locale),
                  last: formatInstant(last_used_at.toISOString(), context.locale),
                })}
              </p>
            </Row>
          );
        })}
      </Rows>
      <p className="meta">{words.everywhereText}</p>
      <ButtonLink href={actionOf('sessions/end-all')}>{words.everywhere}</ButtonLink>
    </>
  );
}
