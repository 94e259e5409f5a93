import { useEffect, useState } from 'react';
import { Button, ButtonRow } from '../../../components/controls/Button.tsx';
import { Field } from '../../../components/controls/Field.tsx';
import { formatDay } from '../../../i18n/format.ts';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { here } from '../account/page-language.ts';
import { watchReport } from '../account/saved/change-saved.ts';
import type { SavedTexts } from '../account/saved/load-saved.ts';
import { TellChoice } from '../account/saved/TellChoice.tsx';
import { ShareForm } from './ShareForm.tsx';
import { askSaved, keepReport, type OpenReport, showSaved } from './saved-reports.ts';
import { TakeFiles } from './TakeFiles.tsx';
import { useLatest } from './use-latest.ts';
import { whyNot } from './why-not.ts';

interface OpenReportProps {
  readonly report: OpenReport;
  readonly locale: SiteLocale;
  readonly m: SavedTexts;
  readonly say: (words: string) => void;
  readonly reload: () => Promise<void>;
}

type View = 'html' | 'redline';

/** A saved report in the builder: shown as it was kept, or word by word against today, and kept anew. */
export function OpenReportBar({ report, locale, m, say, reload }: OpenReportProps) {
  const { id, title, newest, changed, versions } = report;
  const [version, setVersion] = useState(newest);
  const [view, setView] = useState<View>('html');
  const latest = useLatest();

  async function doing(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      console.error(error);
      say(whyNot(error, m));
    }
  }
  const show = (format: View, number: number) =>
    doing(async () => {
      if (!(await showSaved({ id, version: number, locale, format }, latest.begin()))) return;
      setView(format);
      setVersion(number);
    });
  const keep = () =>
    doing(async () => {
      await keepReport(id, newest);
      await reload();
      say(m.keptNew({ number: newest + 1 }));
    });
  const tell = (often: OpenReport['alertFrequency']) =>
    doing(async () => {
      await watchReport(report, often, locale);
      await reload();
      say((often === null ? m.untold : m.told)({ title }));
    });
  useEffect(() => {
    void show(
      new URLSearchParams(location.search).has('compare') && changed > 0 ? 'redline' : 'html',
      newest,
    );
  }, []);

  return (
    <>
      <h2>{m.openOne({ title })}</h2>
      <p>{m.changed({ count: changed })}</p>
      <Field id="saved-version" label={m.version}>
        <select
          id="saved-version"
          value={version}
          onChange={({ currentTarget }) => void show(view, Number(currentTarget.value))}
        >
          {versions.map(({ number, madeAt }) => (
            <option key={number} value={number}>
              {m.versionOf({ number, date: formatDay(madeAt, locale) })}
            </option>
          ))}
        </select>
      </Field>
      <ButtonRow>
        <Button
          type="button"
          size="small"
          aria-pressed={view === 'html'}
          onClick={() => void show('html', version)}
        >
          {m.asKept}
        </Button>
        <Button
          type="button"
          size="small"
          aria-pressed={view === 'redline'}
          onClick={() => void show('redline', version)}
        >
          {m.whatChanged}
        </Button>
        {changed > 0 && (
          <Button type="button" size="small" kind="solid" onClick={() => void keep()}>
            {m.keep}
          </Button>
        )}
      </ButtonRow>
      <TakeFiles
        locale={locale}
        formats={[
          { format: 'docx', words: m.asWord },
          { format: 'xlsx', words: m.asExcel },
        ]}
        cancelWords={m.cancel}
        size="small"
        ask={(format, signal) => askSaved({ id, version, locale, format }, signal)}
      />
      <TellChoice report={report} m={m} onChoose={(often) => void tell(often)} />
      <ShareForm key={version} id={id} version={version} locale={locale} m={m} say={say} />
      <p>
        <a href={`${here('/auth/favourites')}#saved-reports`}>{m.toList}</a>
      </p>
    </>
  );
}
