import type { ReactNode } from 'react';
import { Art } from '../../../art/component/Art.tsx';
import { CONTENT, HostedFooter, HostedHeader, type LayoutProps, SkipLink } from './LayoutParts.tsx';
import styles from './RosetteLayout.module.css';

/** A form beside the rosette; where it is narrow the rosette is a band above it. */
export function RosetteLayout({ children, ...layout }: LayoutProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink locale={layout.locale} />
      <div className={styles.side}>
        <HostedHeader {...layout} />
        <main id={CONTENT} className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <HostedFooter {...layout} />
      </div>
      <div className={styles.panel}>
        <Art kind="rosette" seed="sign-in" on="deep" className={styles.rosette} />
      </div>
    </div>
  );
}
