import { StatusMark } from '../../../components/icons/StatusMark.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { LeadHead } from '../../shared/records/long-read/LeadHead.tsx';
import styles from './PublicationHead.module.css';
import type { PublicationPageProps } from './view.ts';

type Shown = Pick<
  PublicationPageProps,
  'id' | 'subject' | 'title' | 'lang' | 'eyebrow' | 'subtitle' | 'summary' | 'dates' | 'lawState'
>;

/** The head of an article: its drawing from edge to edge, what it is, when it was written and whether it holds. */
export function PublicationHead({
  id,
  subject,
  title,
  lang,
  eyebrow,
  subtitle,
  summary,
  dates,
  lawState,
}: Shown) {
  return (
    <LeadHead
      id={id}
      subject={subject}
      title={title}
      lang={lang}
      eyebrow={eyebrow}
      subtitle={subtitle}
      standfirst={summary}
    >
      <MetaList rows={dates} />
      <p className={styles.state}>
        <StatusMark {...lawState} />
      </p>
    </LeadHead>
  );
}
