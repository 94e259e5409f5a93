import { Label } from '../../../components/sections/Label.tsx';
import styles from '../Desks.module.css';
import type { ContactPageProps } from './view.ts';

/** Where to call, by region: the town, and beside it the number, which is the link. */
export function Offices({ regions }: { readonly regions: ContactPageProps['offices'] }) {
  return (
    <ul className={styles.regions}>
      {regions.map(({ title, offices }) => (
        <li key={title}>
          <h3 className="quiet title-3">{title}</h3>
          <dl className={styles.numbers}>
            {offices.map(({ town, lang, phone }) => (
              <div key={phone.url}>
                <dt lang={lang}>{town}</dt>
                <dd>
                  <Label {...phone} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
