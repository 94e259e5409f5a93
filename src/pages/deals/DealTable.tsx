import { Label } from '../../components/sections/Label.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import styles from './DealTable.module.css';
import type { DealProps } from './deal.ts';
import { Team } from './Tombstones.tsx';

interface DealTableProps {
  readonly caption: string;
  readonly deals: readonly DealProps[];
  readonly locale: Locale;
}

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** Deals one a row, to be compared; on a telephone one a card. */
export function DealTable({ caption, deals, locale }: DealTableProps) {
  const m = messagesFor(locale).deals;
  const columns = [m.matter, m.client, m.role, m.value, m.announced, m.people];
  return (
    <section className={styles.scroller} aria-label={caption} {...reachable}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <tr key={deal.id} id={deal.id}>
              <th scope="row">
                <Label text={deal.title} lang={deal.lang} inEnglish={deal.inEnglish} />
              </th>
              <td lang={deal.lang} data-label={deal.client ? m.client : undefined}>
                {deal.client}
              </td>
              <td lang={deal.lang} data-label={deal.role ? m.role : undefined}>
                {deal.role}
              </td>
              <td className={styles.amount} data-label={m.value}>
                {deal.value ?? m.bands.undisclosed}
              </td>
              <td className={styles.amount} data-label={m.announced}>
                <Label {...deal.announced} />
              </td>
              <td data-label={deal.people.length > 0 ? m.people : undefined}>
                <Team deal={deal} label={m.people} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
