import type { ReactNode } from 'react';
import { Button } from '../../../components/controls/Button.tsx';
import type { SiteLocale } from '../../../i18n/locales.ts';
import styles from './AccountIsland.module.css';
import { AskError } from './ask.ts';
import { DeletionNotice } from './DeletionNotice.tsx';
import type { Shown } from './shown.ts';
import type { AccountTexts } from './texts.ts';
import { useAccount } from './use-account.ts';
import { useAnnouncement } from './use-announcement.ts';
import { contentId, useFocusOn } from './use-focus-on.ts';
import { useLive } from './use-live.ts';

/** Of every account page's island. */
export type AccountProps = {
  readonly locale: SiteLocale;
  /** Said while nothing is there yet. */
  readonly waiting: string;
};

interface AccountIslandProps<Data> extends AccountProps {
  readonly load: () => Promise<Data>;
  /** What is published after this position is looked for. */
  readonly liveFrom?: (data: Data) => string;
  /** Shown to those who are not signed in, besides the words of the page itself. */
  readonly signedOut?: (texts: AccountTexts) => ReactNode;
  readonly children: (shown: Shown<Data>) => ReactNode;
}

/** An account page's own part: it waits without moving anything, and says what failed. */
export function AccountIsland<Data>(props: AccountIslandProps<Data>) {
  const { locale, waiting, load, liveFrom, signedOut, children } = props;
  const { state, reload, look } = useAccount(locale, load);
  const position = state.is === 'ready' && liveFrom ? liveFrom(state.data) : null;
  useLive(position, look);
  const { announcement, say, during } = useAnnouncement();
  const focusOn = useFocusOn();
  if (state.is === 'starting') {
    return (
      <div className={styles.waiting}>
        <p className="meta" role="status">
          {waiting}
        </p>
      </div>
    );
  }
  const { texts } = state;
  if (state.is === 'signed-out') return signedOut?.(texts) ?? null;
  if (state.is === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <h2>{texts.status.failed}</h2>
        <p>{texts.status.failedText}</p>
        <Button type="button" onClick={() => void reload()}>
          {texts.status.again}
        </Button>
      </div>
    );
  }
  const wait: Shown<Data>['during'] = (work) => during(work, texts.status.wait);
  const run: Shown<Data>['run'] = async (work, done = '', how = 'shown') => {
    try {
      const result = await wait(work());
      await wait(reload());
      say(typeof done === 'string' ? done : done(result), how);
      return true;
    } catch (error) {
      console.error(error);
      say(isLimit(error) ? texts.status.limit : texts.status.refused);
      return false;
    }
  };
  const shown = { locale, texts, data: state.data, reload, say, during: wait, run, focusOn };
  return (
    <div id={contentId} tabIndex={-1}>
      {state.deletionDue && <DeletionNotice {...shown} due={state.deletionDue} />}
      {children(shown)}
      <p className={announcement.isShown ? styles.announcement : 'visually-hidden'} role="status">
        {announcement.words}
      </p>
    </div>
  );
}

function isLimit(error: unknown): boolean {
  return error instanceof AskError && error.code === 'LIMIT_REACHED';
}
