import type { ReactNode } from 'react';
import { Art } from '../../../art/component/Art.tsx';
import { CONTENT, HostedFooter, HostedHeader, type LayoutProps, SkipLink } from './LayoutParts.tsx';
import styles from './WideLayout.module.css';

/** A page of sections between the site's head and foot. */
export function WideLayout({ children, ...layout }: LayoutProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.wide}>
      <SkipLink locale={layout.locale} />
      <div className={styles.top}>
        <HostedHeader {...layout} />
      </div>
      <main id={CONTENT} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <div className={styles.bottom}>
        <HostedFooter {...layout} />
      </div>
      <div className={styles.band}>
        <Art kind="band" seed="sign-in" on="deep" />
      </div>
    </div>
  );
}
