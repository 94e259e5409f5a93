import { ButtonLink, ButtonRow } from '../../../components/controls/Button.tsx';
import { Form } from '../../../components/forms/Form.tsx';
import { Bylines } from '../../../components/listing/Bylines.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import { formView } from '../../../forms/form-view.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './Apply.module.css';
import type { ApplyProps } from './apply-view.ts';

/** How one applies: the form, and beside it whom to ask. */
export function Apply({
  locale,
  about,
  person,
  text,
  write,
  rows,
}: ApplyProps & { readonly locale: Locale }) {
  const { careers: m } = messagesFor(locale);
  return (
    <div className={styles.apply}>
      <Form form={formView('application', locale)} locale={locale} about={about} />
      {person && (
        <div className={styles.how}>
          <h3 className="capitals">{m.recruiter}</h3>
          <Bylines people={[person]} />
          <p>{text}</p>
          <p>{m.questions}</p>
          {write && (
            <ButtonRow>
              <ButtonLink href={write.url}>{write.text}</ButtonLink>
              <span className="meta">{write.email}</span>
            </ButtonRow>
          )}
          <MetaList rows={rows} />
        </div>
      )}
    </div>
  );
}
