import { Label } from '../sections/Label.tsx';
import type { Labelled } from '../sections/section.ts';
import styles from './Notices.module.css';

export interface Notice {
  readonly kind: 'missing' | 'stale' | 'withdrawn' | 'state';
  readonly text: string;
  /** Where to go instead. */
  readonly link?: Labelled | undefined;
}

interface NoticesProps {
  readonly label: string;
  readonly notices: readonly Notice[];
}

/** What a reader must know before reading on. */
export function Notices({ label, notices }: NoticesProps) {
  return notices.map((notice) => (
    <p key={notice.text} className={styles.notice} data-kind={notice.kind}>
      <strong className={styles.label}>{label}</strong> {notice.text}{' '}
      {notice.link && <Label {...notice.link} />}
    </p>
  ));
}
