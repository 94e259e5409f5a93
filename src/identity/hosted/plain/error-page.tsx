import { ButtonLink } from '../../../components/controls/Button.tsx';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { firm } from '../../../platform/settings/firm.ts';
import { addressOf } from '../../../routing/address.ts';
import { renderHosted } from '../layout/document.tsx';
import { FormActions, FormFoot, FormHead } from '../layout/Form.tsx';
import { hostedMessages } from '../messages/messages.ts';
import { nameOf } from '../render.tsx';
import type { Theme } from '../theme.ts';
import { fillWithContact } from './contact-in-text.tsx';

interface ErrorTexts {
  readonly title: string;
  /** A function of the address to write to, where it says one. */
  readonly text: string | ((values: { readonly contact: string }) => string);
  /** In English: for whoever helps. */
  readonly detail: string;
}

interface Reader {
  readonly locale: SiteLocale;
  readonly theme: Theme | undefined;
  readonly siteOrigin: string;
  /** Where the other languages lead: the address that was asked for. */
  readonly url: string;
  /** Whether the same address may answer in a moment. */
  readonly mayTryAgain: boolean;
}

/** A page that says what went wrong and leads to the site, where nobody knows which client the visitor came from. */
export function renderErrorPage(reader: Reader, { title, text, detail }: ErrorTexts): string {
  const { locale, theme, siteOrigin, url, mayTryAgain } = reader;
  const m = hostedMessages(locale);
  const client = {
    name: nameOf({ name: firm.shortName }, { locale }),
    url: siteOrigin + addressOf(locale, '/'),
  };
  return renderHosted({
    locale,
    title,
    client,
    siteOrigin,
    url,
    theme,
    content: (
      <>
        <FormHead m={m} title={title} lede={fillWithContact(text)} />
        <FormActions>
          {mayTryAgain && (
            <ButtonLink href={url} kind="solid">
              {m.tryAgain}
            </ButtonLink>
          )}
          <ButtonLink href={client.url}>{m.back({ client: client.name })}</ButtonLink>
        </FormActions>
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
