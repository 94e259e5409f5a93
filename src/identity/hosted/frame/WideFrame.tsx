import type { ReactNode } from 'react';
import { Art } from '../../../art/component/Art.tsx';
import { CONTENT, FrameFooter, FrameHeader, type FrameProps, SkipLink } from './FrameParts.tsx';
import styles from './WideFrame.module.css';

/** A page of sections between the site's head and foot. */
export function WideFrame({ children, ...frame }: FrameProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.wide}>
      <SkipLink locale={frame.locale} />
      <div className={styles.top}>
        <FrameHeader {...frame} />
      </div>
      <main id={CONTENT} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <div className={styles.bottom}>
        <FrameFooter {...frame} />
      </div>
      <div className={styles.band}>
        <Art kind="band" seed="sign-in" on="deep" />
      </div>
    </div>
  );
}
