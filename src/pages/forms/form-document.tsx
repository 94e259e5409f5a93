import { Form } from '../../components/forms/Form.tsx';
import type { Chrome } from '../../components/layout/chrome.ts';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import type { Answers, Problem } from '../../forms/check.ts';
import type { FormName } from '../../forms/declared/index.ts';
import type { FormView } from '../../forms/form-view.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import { renderDocument } from '../document/document.tsx';
import type { OutwardSettings } from '../document/outward-settings.ts';

/** What stands around the form. */
export interface AroundForm {
  readonly locale: SiteLocale;
  readonly origin: string;
  readonly assets: Assets;
  /** None while the database is away. */
  readonly chrome: Chrome | undefined;
  readonly signIn: string | undefined;
  readonly icpNumber: string | undefined;
  readonly outward: OutwardSettings;
}

/** A form, what was typed in it, and what became of it. */
export interface ShownForm {
  readonly form: FormView;
  readonly about?: string | undefined;
  /** The title of the event or the position it is about, and its language where that is another. */
  readonly subject?: { readonly title: string; readonly lang: string | undefined } | undefined;
  readonly answers?: Answers | undefined;
  readonly problems?: Readonly<Record<string, Problem>> | undefined;
  readonly notice?: string | undefined;
  /** It takes no applications, or there is none: this is said in place of the form. */
  readonly isClosed?: boolean;
}

/** Where a form belongs that is not of the firm’s desks. */
const areas: { readonly [F in FormName]?: string } = { application: 'careers', event: 'events' };

/** A page of one form alone: to fill it in, or to mend it, with nothing lost of what was typed. */
export function formDocument({ isClosed, subject, ...shown }: ShownForm, around: AroundForm): string {
  const { locale } = around;
  const { name, title } = shown.form;
  const path = `/forms/${name}`;
  const m = messagesFor(locale);
  const isWrong = Object.keys(shown.problems ?? {}).length > 0 || shown.notice !== undefined;
  return renderDocument({
    ...around,
    path,
    languages: 'site',
    area: areas[name] ?? 'contact-us',
    content: (
      <>
        <PageTitle title={title} standfirst={subject?.title} lang={subject?.lang} titleLang={null} />
        {isClosed ? <ClosedPosition locale={locale} /> : <Form {...shown} locale={locale} />}
      </>
    ),
    head: {
      title: isWrong ? m.contact.forms.titleWrong({ title }) : title,
      noindex: true,
      breadcrumbs: [{ title: m.navigation.home, url: addressOf(locale, '/') }],
      alternates: siteLocales.map((other) => ({ locale: other, url: addressOf(other, path) })),
    },
  });
}

/** Whoever comes too late is told so, and led to what is open. */
function ClosedPosition({ locale }: { readonly locale: SiteLocale }) {
  const { contact, careers } = messagesFor(locale);
  return (
    <div className="prose" role="status">
      <p>{contact.forms.closed}</p>
      <p>
        <a href={`${linkTo('careers-list', {}, locale)}#jobs`}>{careers.allJobs}</a>
      </p>
    </div>
  );
}
