import { ButtonLink, ButtonRow } from '../../../components/controls/Button.tsx';
import { Bylines } from '../../../components/listing/Bylines.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './Apply.module.css';
import type { ApplyProps } from './apply-view.ts';

/** How one applies. The place of an application form; until there is one, the recruiter's address. */
export function Apply({ locale, person, text, write, rows }: ApplyProps & { readonly locale: Locale }) {
  const { careers: m } = messagesFor(locale);
  return (
    <div className={styles.apply}>
      <div className={styles.how}>
        <p>{text}</p>
        <p>{m.questions}</p>
        {write && (
          <ButtonRow>
            <ButtonLink kind="solid" href={write.url}>
              {write.text}
            </ButtonLink>
            <span className="meta">{write.email}</span>
          </ButtonRow>
        )}
        <MetaList rows={rows} />
      </div>
      <div>
        <h3 className="capitals">{m.recruiter}</h3>
        <Bylines people={[person]} />
      </div>
    </div>
  );
}
