import { type ReactNode, useState } from 'react';
import { Button } from '../../components/controls/Button.tsx';
import type { SiteLocale } from '../../routing/locales.ts';
import styles from './AccountFrame.module.css';
import { AskError } from './ask.ts';
import type { AccountTexts } from './texts.ts';
import { useAccount } from './use-account.ts';

/** What the parts of an account page are given. */
export interface Shown<Data> {
  readonly locale: SiteLocale;
  readonly texts: AccountTexts;
  readonly data: Data;
  /** Asks for the data again. */
  readonly reload: () => Promise<void>;
  /** Says how something went, to everybody. */
  readonly say: (words: string) => void;
  /** Does something, then shows what is so now; says when it fails. @returns whether it worked */
  readonly run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>;
}

interface AccountFrameProps<Data> {
  readonly locale: SiteLocale;
  readonly load: () => Promise<Data>;
  /** Shown to those who are not signed in, besides the words of the page itself. */
  readonly signedOut?: (texts: AccountTexts) => ReactNode;
  readonly children: (shown: Shown<Data>) => ReactNode;
}

/** An account page's own part: it waits without moving anything, and says what failed. */
export function AccountFrame<Data>({ locale, load, signedOut, children }: AccountFrameProps<Data>) {
  const { state, reload } = useAccount(locale, load);
  const [said, setSaid] = useState('');
  if (state.is === 'starting') return <div className={styles.waiting} aria-busy="true" />;
  const { texts } = state;
  if (state.is === 'signed-out') return signedOut?.(texts) ?? null;
  if (state.is === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <h2>{texts.frame.failed}</h2>
        <p>{texts.frame.failedText}</p>
        <Button type="button" onClick={() => void reload()}>
          {texts.frame.again}
        </Button>
      </div>
    );
  }
  const run: Shown<Data>['run'] = async (work, done = '') => {
    try {
      await work();
      await reload();
      setSaid(done);
      return true;
    } catch (error) {
      console.error(error);
      setSaid(isLimit(error) ? texts.frame.limit : texts.frame.refused);
      return false;
    }
  };
  return (
    <>
      {children({ locale, texts, data: state.data, reload, say: setSaid, run })}
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}

function isLimit(error: unknown): boolean {
  return error instanceof AskError && error.code === 'LIMIT_REACHED';
}
