import { ButtonLink } from '../../../components/controls/Button.tsx';
import { MetaList } from '../../../components/sections/MetaList.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './PersonContact.module.css';
import type { PersonPageProps } from './view.ts';

interface PersonContactProps {
  readonly contact: NonNullable<PersonPageProps['contact']>;
  readonly locale: Locale;
}

/** How to reach somebody; stays in view beside the page where there is room. */
export function PersonContact({ contact: { instead, email, card, code, rows }, locale }: PersonContactProps) {
  const { people } = messagesFor(locale);
  const m = people.person;
  return (
    <section className={styles.contact} aria-label={m.contact}>
      <div className={styles.actions}>
        {instead && (
          <ButtonLink kind="solid" href={instead.url ?? ''}>
            {instead.text}
          </ButtonLink>
        )}
        {email && (
          <ButtonLink kind={instead ? 'outline' : 'solid'} href={email.url ?? ''}>
            {email.text}
          </ButtonLink>
        )}
        <ButtonLink href={card} download>
          {m.save}
        </ButtonLink>
      </div>
      {email && <p className={styles.address}>{email.url?.replace('mailto:', '')}</p>}
      <MetaList rows={rows} />
      <figure className={styles.code}>
        <img src={code.src} alt={code.alt} width="160" height="160" loading="lazy" />
        <figcaption className="small">{people.texts.scan}</figcaption>
      </figure>
    </section>
  );
}
