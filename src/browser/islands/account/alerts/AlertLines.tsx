import { Button } from '../../../../components/controls/Button.tsx';
import { AccountPart, Chip, Line, Lines } from '../AccountPart.tsx';
import type { Shown } from '../shown.ts';
import { AddAlert } from './AddAlert.tsx';
import type { Alert } from './alert.ts';
import { type AlertWish, removeAlert, saveAlert } from './change-alerts.ts';
import { FrequencyOptions } from './FrequencyOptions.tsx';
import type { Choices } from './load-alerts.ts';

/** What somebody watches, how often they are told, and a form for more. */
export function AlertLines(shown: Shown<Choices>) {
  const { data, texts, locale, run, focusOn } = shown;
  const m = texts.alerts;
  return (
    <AccountPart title={m.alerts} text={m.alertsText}>
      {data.alerts.length === 0 && <p>{m.none}</p>}
      <Lines>
        {data.alerts.map((alert, index) => {
          const { id, kind, title, frequency, record } = alert;
          const next = data.alerts[index + 1] ?? data.alerts[index - 1];
          return (
            <Line
              key={id}
              action={
                <>
                  <select
                    aria-label={m.frequencyOf({ title })}
                    value={frequency}
                    onChange={({ currentTarget }) =>
                      void run(
                        () => saveAlert(wishOf(alert, currentTarget.value as Alert['frequency']), locale),
                        m.oftenSaved({ title }),
                      )
                    }
                  >
                    <FrequencyOptions texts={texts} />
                  </select>
                  <Button
                    id={`remove-${id}`}
                    size="small"
                    type="button"
                    aria-label={m.removeThis({ title })}
                    onClick={async () => {
                      if (await run(() => removeAlert(id), m.removed({ title })))
                        focusOn(next ? `remove-${next.id}` : 'alert-kind');
                    }}
                  >
                    {m.remove}
                  </Button>
                </>
              }
            >
              <Chip>{m.kinds[kind]}</Chip> {record?.url ? <a href={record.url}>{title}</a> : title}
            </Line>
          );
        })}
      </Lines>
      <AddAlert {...shown} />
    </AccountPart>
  );
}

/** The same alert with another frequency. */
function wishOf({ kind, record, query, reportId }: Alert, frequency: Alert['frequency']): AlertWish {
  return {
    kind,
    frequency,
    ...(record && { recordId: record.id }),
    ...(query && { query }),
    ...(reportId && { reportId }),
  };
}
