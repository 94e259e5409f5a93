import { Art } from '../../art/component/Art.tsx';
import { lookOfCard } from '../../art/family.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { type Notice, Notices } from '../notices/Notices.tsx';
import styles from './Opening.module.css';

export interface OpeningProps {
  readonly title: string;
  readonly eyebrow?: string | undefined;
  readonly standfirst: string | null;
  /** Language of the content, when it is not the interface's. */
  readonly lang: string | undefined;
  readonly notices: readonly Notice[];
  /** What the drawing beside the title follows from: the record's id. */
  readonly seed: string;
  /** What it takes its colour from: the id of what the record is about. */
  readonly subject?: string | undefined;
}

/** The head of a page that has a drawing of its own: title and first sentence left, the drawing right. */
export function Opening({
  locale,
  seed,
  subject,
  notices,
  ...title
}: OpeningProps & { readonly locale: Locale }) {
  return (
    <>
      <div className={styles.opening}>
        <PageTitle {...title} />
        <Art kind="card" seed={seed} look={lookOfCard(seed, subject)} eager />
      </div>
      {notices.length > 0 && (
        <div className={styles.block}>
          <Notices label={messagesFor(locale).notices.label} notices={notices} />
        </div>
      )}
    </>
  );
}
