import { Icon } from '../icons/Icon.tsx';
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
    <div key={notice.text} className={styles.notice} data-kind={notice.kind}>
      <Icon name="alert" />
      <p>
        <strong>{label}</strong> {notice.text} {notice.link && <Label {...notice.link} />}
      </p>
    </div>
  ));
}
