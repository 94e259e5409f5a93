import { Broken } from '../../components/sections/Broken.tsx';
import { Label } from '../../components/sections/Label.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { DealProps } from './deal.ts';
import styles from './Tombstones.module.css';

interface TombstonesProps {
  readonly deals: readonly DealProps[];
  readonly locale: Locale;
}

/** Deals as the notices that banks have engraved when one is done: for whom, how much, our part, the day. */
export function Tombstones({ deals, locale }: TombstonesProps) {
  const m = messagesFor(locale).deals;
  return (
    <ul className={styles.tombstones}>
      {deals.map((deal) => (
        <li key={deal.id} id={deal.id}>
          <article className={styles.tombstone}>
            <p className="capitals topic">{[deal.kind, deal.inEnglish].filter(Boolean).join(' · ')}</p>
            <p className={deal.brief ? styles.value : 'meta'}>{deal.brief ?? m.undisclosed}</p>
            <h2 className="title-3" lang={deal.lang}>
              <Broken text={deal.title} />
            </h2>
            {deal.client && (
              <p className={styles.client} lang={deal.lang}>
                {deal.client}
              </p>
            )}
            {deal.role && (
              <p className="capitals" lang={deal.lang}>
                {deal.role}
              </p>
            )}
            {deal.summary && (
              <p className={styles.summary} lang={deal.lang}>
                {deal.summary}
              </p>
            )}
            <div className={styles.foot}>
              <p>
                <Label {...deal.announced} />
              </p>
              <Team deal={deal} label={m.people} />
              {deal.news && (
                <p>
                  <Label {...deal.news} />
                </p>
              )}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Who did it. */
export function Team({ deal, label }: { readonly deal: DealProps; readonly label: string }) {
  if (deal.people.length === 0) return null;
  return (
    <ul className={styles.team} aria-label={label}>
      {deal.people.map((person) => (
        <li key={person.text}>
          <Label {...person} />
        </li>
      ))}
    </ul>
  );
}
