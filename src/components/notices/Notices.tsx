import { Icon } from '../icons/Icon.tsx';
import { DatedText } from '../sections/DatedText.tsx';
import { Label } from '../sections/Label.tsx';
import type { Labelled } from '../sections/section.ts';
import styles from './Notices.module.css';

export interface Notice {
  readonly kind: 'missing' | 'stale' | 'withdrawn' | 'outdated' | 'state';
  readonly text: string;
  /** Where to go instead. */
  readonly link?: Labelled | undefined;
}

interface NoticesProps {
  readonly label: string;
  readonly notices: readonly Notice[];
}

/** What makes the text itself doubtful warns, loudly or quietly; all else only says how things stand. */
const looks: Readonly<Record<Notice['kind'], string | undefined>> = {
  stale: styles.warning,
  withdrawn: styles.warning,
  outdated: styles.caution,
  missing: styles.information,
  state: styles.information,
};

/** What a reader must know before reading on. */
export function Notices({ label, notices }: NoticesProps) {
  return notices.map((notice) => (
    <div key={notice.text} className={`${styles.notice} ${looks[notice.kind]}`} data-kind={notice.kind}>
      {looks[notice.kind] === styles.information ? <InformationMark /> : <Icon name="alert" />}
      <p>
        <strong>{label}</strong> <DatedText text={notice.text} /> {notice.link && <Label {...notice.link} />}
      </p>
    </div>
  ));
}

/** The letter i in a circle. */
function InformationMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1.25a6.75 6.75 0 1 0 0 13.5a6.75 6.75 0 0 0 0-13.5M8 7.25v4M8 4.5v1.25" />
    </svg>
  );
}
