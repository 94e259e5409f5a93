import { Button } from '../../../components/controls/Button.tsx';
import { Icon } from '../../../components/icons/Icon.tsx';
import notices from '../../../components/notices/Notices.module.css';
import { formatDay } from '../../../i18n/format.ts';
import { keepAccount } from './deletion.ts';
import type { Shown } from './shown.ts';
import { contentId } from './use-focus-on.ts';

type DeletionNoticeProps = Pick<Shown<unknown>, 'locale' | 'texts' | 'run' | 'focusOn'> & {
  /** An instant. */
  readonly due: string;
};

/** On every page of an account that is to be erased: when, and how to keep it. */
export function DeletionNotice({ due, locale, texts, run, focusOn }: DeletionNoticeProps) {
  const m = texts.profile;
  return (
    <div className={`${notices.notice} ${notices.warning}`}>
      <Icon name="alert" />
      <p>
        {m.erasing({ date: formatDay(due, locale) })} {m.erasingText}{' '}
        <Button
          size="small"
          type="button"
          onClick={async () => {
            if (await run(keepAccount, m.kept)) focusOn(contentId);
          }}
        >
          {m.keep}
        </Button>
      </p>
    </div>
  );
}
