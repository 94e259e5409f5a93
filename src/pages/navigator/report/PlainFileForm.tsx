import type { Builder } from '../../../browser/islands/report-builder/builder.ts';
import { Button, ButtonRow } from '../../../components/controls/Button.tsx';
import { messagesFor } from '../../../i18n/messages.ts';

/** Without scripts: how to print, and a form that is posted for files that are open to everybody. */
export function PlainFileForm({ builder }: { readonly builder: Builder }) {
  const { locale, service, search, noFile } = builder;
  const m = messagesFor(locale).reportBuilder;
  return (
    <noscript>
      <p>{m.printHint}</p>
      {noFile === null ? (
        <form id="report-files" method="post" action="/reports">
          <p>{m.takeText}</p>
          <input type="hidden" name="service" value={service} />
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="search" value={search} />
          <ButtonRow>
            <Button name="format" value="docx">
              {m.word}
            </Button>
            <Button name="format" value="xlsx">
              {m.excel}
            </Button>
            <Button name="format" value="csv">
              {m.csv}
            </Button>
            <Button name="format" value="json">
              {m.proof}
            </Button>
          </ButtonRow>
        </form>
      ) : (
        <p>{noFile}</p>
      )}
    </noscript>
  );
}
