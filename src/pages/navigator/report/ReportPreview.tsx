import { ButtonLink } from '../../../components/controls/Button.tsx';
import { Notices } from '../../../components/notices/Notices.tsx';
import { localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import { CoverFields } from './CoverFields.tsx';
import type { ReportPreviewProps } from './preview.ts';
import { ReportPart } from './ReportPart.tsx';
import styles from './ReportPreview.module.css';

/** A report on its page and on paper: what is said of it, its title page, its parts. */
export function ReportPreview(preview: ReportPreviewProps) {
  const { locale, document, cover, length, notices, chosen, search, offersSignIn, noFile } = preview;
  const m = messagesFor(locale).reportBuilder;
  const state = {
    'data-chosen': chosen.join(),
    'data-search': search,
    'data-name': preview.name,
    'data-file': noFile === null ? 'open' : 'closed',
  };
  return (
    <div className={styles.preview} {...state}>
      {notices.length > 0 && (
        <div className="screen-only">
          <Notices label="" notices={notices.map((text) => ({ kind: 'outdated', text }))} />
        </div>
      )}
      {offersSignIn && (
        <p className={`${styles.signIn} screen-only`} data-account="sign-in">
          <ButtonLink size="small" href={linkTo('auth-profile', {}, locale)}>
            {m.signIn}
          </ButtonLink>
        </p>
      )}
      {document === null ? (
        <p className={styles.empty}>{m.chooseFirst}</p>
      ) : (
        <>
          <p className={`${styles.length} screen-only`} data-length>
            {length}
          </p>
          <article className={styles.sheet} lang={localeFacts[document.locale].tag} id="report-sheet">
            <header>
              <p className="capitals">{document.firm}</p>
              <h2 className={styles.title}>{document.service}</h2>
              <p className={styles.extent}>{document.extent}</p>
              <p className={styles.disclaimer}>{document.disclaimer}</p>
              <dl className={styles.facts}>
                {document.facts
                  .filter(({ words }) => words.text !== cover.matter)
                  .map(({ label, words }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{words.text}</dd>
                    </div>
                  ))}
              </dl>
              {!preview.isShared && <CoverFields {...cover} locale={document.locale} />}
              {document.warnings.map((warning) => (
                <p key={warning} className={styles.warning}>
                  <span aria-hidden="true">▲</span> {warning}
                </p>
              ))}
            </header>
            <div>
              {document.parts.map((part, at) => (
                <ReportPart key={at} part={part} locale={document.locale} />
              ))}
            </div>
            <footer className={styles.stamp}>
              <p>
                {document.stamp} {document.disclaimer}
              </p>
            </footer>
            {document.watermark && (
              <p className={styles.watermark} aria-hidden="true">
                {document.watermark}
              </p>
            )}
          </article>
        </>
      )}
    </div>
  );
}
