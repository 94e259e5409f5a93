import { partsAround } from '../../../i18n/parts-around.ts';
import { DEMONSTRATION_PASSWORD, demonstrationPeople } from '../../demonstration.ts';
import type { PageContext } from '../page-context.ts';
import styles from './DemonstrationAccounts.module.css';

/** In demonstration mode: whom anybody may sign in as. */
export function DemonstrationAccounts({ context: { m, identity } }: { readonly context: PageContext }) {
  if (!identity.settings.demonstration) return null;
  const [before, after] = partsAround((password) => m.demonstration.accounts({ password }));
  return (
    <div className={styles.accounts}>
      <p>
        {before}
        <strong translate="no">{DEMONSTRATION_PASSWORD}</strong>
        {after}
      </p>
      <dl>
        {demonstrationPeople.map(({ who, email }) => (
          <div key={who}>
            <dt translate="no">{email}</dt>
            <dd>{m.demonstration[who]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
