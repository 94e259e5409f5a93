import { Button } from '../../components/controls/Button.tsx';
import { fill } from '../../i18n/fill.ts';
import { formatDay, formatInstant } from '../../i18n/format.ts';
import { deviceOf } from './device.ts';
import { PlainForm, Row, Rows } from './SecurityParts.tsx';
import type { SectionProps } from './security-page.tsx';
import type { sessionsOf } from './sessions-of.ts';

type Sessions = Awaited<ReturnType<typeof sessionsOf>>;

/** Every session with its browser, and how to end one or all. */
export function SessionSection({
  visit,
  owner,
  actionOf,
  sessions,
}: SectionProps & { readonly sessions: Sessions }) {
  const words = visit.m.security.sessions;
  return (
    <>
      <Rows>
        {sessions.map(({ session_uid, user_agent, signed_in_at, last_used_at }) => {
          const known = deviceOf(user_agent);
          const device = known ? fill(words.device, { ...known }) : words.unknown;
          const isCurrent = session_uid === owner.session.uid;
          return (
            <Row
              key={session_uid}
              actions={
                !isCurrent && (
                  <PlainForm action={actionOf('sessions/end')} hidden={{ session: session_uid }}>
                    <Button size="small" aria-label={fill(words.endNamed, { device })}>
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
                {fill(words.since, {
                  from: formatDay(signed_in_at.toISOString(), visit.locale),
                  last: formatInstant(last_used_at.toISOString(), visit.locale),
                })}
              </p>
            </Row>
          );
        })}
      </Rows>
      <p className="meta">{words.everywhereText}</p>
      <PlainForm action={actionOf('sessions/end-all')}>
        <Button>{words.everywhere}</Button>
      </PlainForm>
    </>
  );
}
