import { useEffect, useState } from 'react';
import type { SiteLocale } from '../../i18n/locales.ts';
import { defineIsland } from './kit/define.ts';
import { OpenReportBar } from './report-builder/OpenReportBar.tsx';
import { previewPlace } from './report-builder/preview-place.ts';
import styles from './report-builder/SavedReport.module.css';
import { SaveForm } from './report-builder/SaveForm.tsx';
import { type OpenReport, readReport } from './report-builder/saved-reports.ts';
import { builderTextsFor } from './report-builder/texts.ts';

type SavedReportProps = {
  readonly locale: SiteLocale;
  /** The service's id. */
  readonly service: string;
  /** Said to who is not signed in. */
  readonly signedOut: string;
};

type Texts = Awaited<ReturnType<typeof builderTextsFor>>['saved'];

/**
 * Below the form of a report: saves what is shown; where the address names a saved report, shows it as it was kept and
 * what has changed since.
 */
function SavedReport({ locale, service, signedOut }: SavedReportProps) {
  const [m, setTexts] = useState<Texts | null>(null);
  const [report, setReport] = useState<OpenReport | null>(null);
  const [words, setWords] = useState('');

  async function open(id: string, texts: Texts) {
    const found = await readReport(id, locale);
    setReport(found);
    if (!found) setWords(texts.gone);
  }
  useEffect(() => {
    if (!('signedIn' in document.documentElement.dataset)) return;
    void builderTextsFor(locale).then(({ saved }) => {
      setTexts(saved);
      const id = new URLSearchParams(location.search).get('saved');
      if (id) open(id, saved).catch(() => setWords(saved.failed));
    });
    // Another choice in the form is another report.
    const chosenAnew = () => setReport(null);
    const place = previewPlace();
    place?.addEventListener('chosen-anew', chosenAnew);
    return () => place?.removeEventListener('chosen-anew', chosenAnew);
  }, []);

  return (
    <div className={styles.saved}>
      {m === null ? (
        <p className={styles.signedOut}>{signedOut}</p>
      ) : report ? (
        <OpenReportBar
          key={`${report.id} ${report.newest}`}
          report={report}
          locale={locale}
          m={m}
          say={setWords}
          reload={() => open(report.id, m)}
        />
      ) : (
        <SaveForm locale={locale} service={service} m={m} say={setWords} onSaved={(id) => open(id, m)} />
      )}
      <p className={styles.status} role="status">
        {words}
      </p>
    </div>
  );
}

export const island = defineIsland<SavedReportProps>({
  name: 'SavedReport',
  Component: SavedReport,
  examples: [{ locale: 'en', service: 'closed', signedOut: 'Sign in to save it.' }],
});
