import { TileKey, TileMap } from '../../../components/sections/TileMap.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './CoverageMap.module.css';
import type { Tiles } from './covered.ts';

/** The jurisdictions of a service as tiles, with what their looks mean. */
export function CoverageMap({ tiles, locale }: { readonly tiles: Tiles; readonly locale: Locale }) {
  const m = messagesFor(locale).navigator.service;
  return (
    <div className={styles.map}>
      <TileMap label={m.map} rows={tiles} />
      <ul className={`meta ${styles.keys}`}>
        <li>
          <TileKey look="strong" text={m.full} />
        </li>
        <li>
          <TileKey look="plain" text={m.partly} />
        </li>
      </ul>
    </div>
  );
}
