import { formatDay } from '../../../../i18n/format.ts';
import { langOf } from '../../../../i18n/language-of.ts';
import { AccountPart, Line, Lines } from '../AccountPart.tsx';
import { InLanguage } from '../InLanguage.tsx';
import type { Shown } from '../shown.ts';
import type { Choices } from './load-alerts.ts';

/** What the choices above would have brought: an alert that brings too much is seen before it is sent. */
export function Preview({ data: { alertPreview }, texts, locale }: Shown<Choices>) {
  const m = texts.alerts;
  if (alertPreview.length === 0) {
    return (
      <AccountPart title={m.preview}>
        <p>{m.previewNone}</p>
      </AccountPart>
    );
  }
  const count = m.previewCount({ count: alertPreview.length });
  return (
    <AccountPart title={m.preview} text={count}>
      <Lines>
        {alertPreview.map(({ record, place, url, publishedAt, because }) => {
          const address = url ?? record.url;
          return (
            <Line key={`${record.id} ${because}`}>
              <p className="quiet">
                <InLanguage lang={langOf(record.locale, locale)} texts={texts}>
                  {address ? <a href={address}>{record.title}</a> : record.title}
                </InLanguage>
              </p>
              <p className="small">
                {formatDay(publishedAt, locale)} · {place && `${place} · `}
                {m.because({ title: because })}
              </p>
            </Line>
          );
        })}
      </Lines>
    </AccountPart>
  );
}
