import { Art } from '../../../art/component/Art.tsx';
import { monogramOf } from '../../../art/component/monogram.ts';
import type { PersonProps } from '../../../components/sections/section.ts';
import { telephone } from '../../../components/telephone.ts';
import styles from './GraduateParts.module.css';

/** Who answers, with the ways to reach them. */
export function People({ people }: { readonly people: readonly PersonProps[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ id, name, url, lang, role, places, email, phone }) => (
        <li key={id} className={styles.person}>
          <Art kind="monogram" seed={id} mark={monogramOf({ title: name })} className={styles.monogram} />
          <h3 lang={lang}>{url ? <a href={url}>{name}</a> : name}</h3>
          <p className="meta" lang={lang}>
            {role}
            <br />
            {places}
          </p>
          {email && (
            <p className={styles.reach}>
              <a href={`mailto:${email}`}>
                {email.split('@', 1)}
                <wbr />@{email.split('@')[1]}
              </a>
            </p>
          )}
          {phone && (
            <p className={styles.reach}>
              <a href={telephone(phone).url}>{telephone(phone).text}</a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
