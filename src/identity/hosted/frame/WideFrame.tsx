import type { ReactNode } from 'react';
import { Art } from '../../../components/art/Art.tsx';
import { FrameFooter, FrameHeader, type FrameProps } from './FrameParts.tsx';
import styles from './WideFrame.module.css';

/** A page of sections between the site's head and foot. */
export function WideFrame({ children, ...frame }: FrameProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.wide}>
      <div className={styles.top}>
        <FrameHeader {...frame} />
      </div>
      <main className={styles.main}>{children}</main>
      <div className={styles.bottom}>
        <FrameFooter {...frame} />
      </div>
      <div className={styles.band}>
        <Art kind="band" seed="sign-in" on="deep" />
      </div>
    </div>
  );
}
