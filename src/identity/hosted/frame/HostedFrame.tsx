import type { ReactNode } from 'react';
import { Art } from '../../../art/component/Art.tsx';
import { CONTENT, FrameFooter, FrameHeader, type FrameProps, SkipLink } from './FrameParts.tsx';
import styles from './HostedFrame.module.css';

/** A form beside the rosette; where it is narrow the rosette is a band above it. */
export function HostedFrame({ children, ...frame }: FrameProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.door}>
      <SkipLink locale={frame.locale} />
      <div className={styles.side}>
        <FrameHeader {...frame} />
        <main id={CONTENT} className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <FrameFooter {...frame} />
      </div>
      <div className={styles.panel}>
        <Art kind="rosette" seed="sign-in" on="deep" className={styles.rosette} />
      </div>
    </div>
  );
}
