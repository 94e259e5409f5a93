import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './FileLinks.module.css';

export interface FileLink {
  readonly format: 'atom' | 'ics' | 'csv' | 'xlsx';
  readonly url: string;
}

const icons = { atom: 'feed', ics: 'calendar', csv: 'download', xlsx: 'download' } as const;

interface FileLinksProps {
  readonly files: readonly FileLink[];
  readonly locale: Locale;
}

/** What a list shows, to be followed or taken away as a file. */
export function FileLinks({ files, locale }: FileLinksProps) {
  const m = messagesFor(locale).page.files;
  return (
    <ul className={`screen-only ${styles.files}`} aria-label={m.label}>
      {files.map(({ format, url }) => (
        <li key={format}>
          <a className={styles.file} href={url}>
            <Icon name={icons[format]} />
            {m[format]}
          </a>
        </li>
      ))}
    </ul>
  );
}
