import { useState } from 'react';
import { Button, ButtonRow } from '../../../../components/controls/Button.tsx';
import { formatDay } from '../../../../i18n/format.ts';
import { Chip, Form, Line } from '../AccountPart.tsx';
import type { Shown } from '../shown.ts';
import { TextField } from '../TextField.tsx';
import { endLink, removeReport, renameReport, watchReport } from './change-saved.ts';
import { reportAddress, type Saved, type SavedReport } from './load-saved.ts';
import { TellChoice } from './TellChoice.tsx';

type LineProps = Shown<Saved> & { readonly report: SavedReport };

/** A saved report: where it is looked at, whether it has changed, its name, its links. */
export function SavedReportLine({ report, ...shown }: LineProps) {
  const { locale, run, focusOn } = shown;
  const { m } = shown.data;
  const { id, title, newest, keptAt, changed, known, jurisdictionCount } = report;
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'removing'>('nothing');
  const [name, setName] = useState(title);
  const address = reportAddress(report);
  const back = (to: string) => {
    setDoing('nothing');
    focusOn(`${to}-${id}`);
  };

  async function rename() {
    if (await run(() => renameReport(id, name), m.renamed)) back('rename');
  }
  async function remove() {
    if (await run(() => removeReport(id), m.removed({ title }))) focusOn('saved-reports');
  }
  const tell = (often: SavedReport['alertFrequency']) =>
    run(() => watchReport(report, often, locale), (often === null ? m.untold : m.told)({ title }));

  return (
    <Line
      action={
        doing === 'nothing' && (
          <ButtonRow>
            <Button
              id={`rename-${id}`}
              size="small"
              type="button"
              aria-label={m.renameThis({ title })}
              onClick={() => {
                setDoing('renaming');
                focusOn(`name-${id}`);
              }}
            >
              {m.rename}
            </Button>
            <Button
              id={`remove-${id}`}
              size="small"
              type="button"
              aria-label={m.removeThis({ title })}
              onClick={() => {
                setDoing('removing');
                focusOn(`sure-${id}`);
              }}
            >
              {m.remove}
            </Button>
          </ButtonRow>
        )
      }
    >
      <h3 className="quiet title-3">{address ? <a href={address}>{title}</a> : title}</h3>
      <p className="small">
        {changed > 0 ? (
          <Chip loud>{m.changed({ count: changed })}</Chip>
        ) : known ? (
          m.fixed
        ) : (
          m.changed({ count: 0 })
        )}
      </p>
      <p className="small">
        {m.keptOn({ version: newest, date: formatDay(keptAt, locale) })} ·{' '}
        {m.jurisdictions({ count: jurisdictionCount })}
      </p>
      <TellChoice report={report} m={m} onChoose={(often) => void tell(often)} />
      <LinksOf {...shown} report={report} />
      {doing === 'renaming' && (
        <Form onSubmit={() => void rename()}>
          <TextField id={`name-${id}`} label={m.name} value={name} onText={setName} />
          <ButtonRow>
            <Button size="small">{m.apply}</Button>
            <Button size="small" type="button" onClick={() => back('rename')}>
              {m.cancel}
            </Button>
          </ButtonRow>
        </Form>
      )}
      {doing === 'removing' && (
        <>
          <p>{m.removeSure({ title })}</p>
          <ButtonRow>
            <Button id={`sure-${id}`} size="small" type="button" onClick={() => void remove()}>
              {m.remove}
            </Button>
            <Button size="small" type="button" onClick={() => back('remove')}>
              {m.cancel}
            </Button>
          </ButtonRow>
        </>
      )}
    </Line>
  );
}

/** Links to a report that still hold. */
function LinksOf({ report, locale, run, data: { m } }: LineProps) {
  if (report.links.length === 0) return null;
  return (
    <>
      <p className="small">{m.links}</p>
      <ul>
        {report.links.map(({ id, version, expiresAt, lastOpenedAt }) => {
          const date = formatDay(expiresAt, locale);
          return (
            <li key={id} className="small">
              {m.linkLine({ version, date })},{' '}
              {lastOpenedAt ? m.opened({ date: formatDay(lastOpenedAt, locale) }) : m.neverOpened}{' '}
              <Button
                size="small"
                type="button"
                aria-label={m.endThis({ date })}
                onClick={() => void run(() => endLink(id), m.linkEnded)}
              >
                {m.endLink}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
