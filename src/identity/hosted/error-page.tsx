import type { SiteLocale } from '../../routing/locales.ts';
import { renderHosted } from './frame/document.tsx';
import { FormFoot, FormHead } from './frame/Form.tsx';
import { hostedMessages } from './messages/messages.ts';

interface ErrorTexts {
  readonly title: string;
  readonly text: string;
  /** In English: for whoever helps. */
  readonly detail: string;
}

/** A page that says what went wrong where nobody knows which client the visitor came from. */
export function renderErrorPage(locale: SiteLocale, { title, text, detail }: ErrorTexts): string {
  return renderHosted({
    locale,
    title,
    client: null,
    siteOrigin: null,
    url: null,
    content: (
      <>
        <FormHead m={hostedMessages(locale)} title={title} lede={text} />
        {detail && (
          <FormFoot>
            <p lang="en">
              <code>{detail}</code>
            </p>
          </FormFoot>
        )}
      </>
    ),
  });
}
