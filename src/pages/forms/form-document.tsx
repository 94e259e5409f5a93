import { Button } from '../../components/controls/Button.tsx';
import { Form, type FormDraft } from '../../components/forms/Form.tsx';
import styles from '../../components/forms/SentForm.module.css';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { DRAFT_PATH } from '../../forms/applications/draft-path.ts';
import type { Answers, Problem } from '../../forms/check.ts';
import { type FormName, forms } from '../../forms/declared/index.ts';
import type { FormView } from '../../forms/form-view.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import { type AroundPage, unlistedDocument } from '../document/unlisted-document.tsx';

/** A form, what was typed in it, and what became of it. */
export interface ShownForm {
  readonly form: FormView;
  readonly about?: string | undefined;
  /** The title of the event, or of what is applied for, and its language where that is another. */
  readonly subject?: { readonly title: string; readonly lang: string | undefined } | undefined;
  readonly answers?: Answers | undefined;
  readonly problems?: Readonly<Record<string, Problem>> | undefined;
  readonly notice?: string | undefined;
  /** It goes on with something that was saved. */
  readonly draft?: FormDraft | undefined;
  /** It takes no applications, or there is none: this is said in place of the form. */
  readonly isClosed?: boolean;
}

/** A draft of which nothing is known but the secret of its link, which is not lost. */
export function unknownDraft(key: string, leftOut: readonly string[]): FormDraft | undefined {
  return key === '' ? undefined : { key, fileNames: {}, leftOut, until: '', isSaved: false };
}

/** Where a form belongs that is not of the firm’s desks. */
const areas: { readonly [F in FormName]?: string } = {
  application: 'careers',
  event: 'events',
  graduate: 'careers',
  training: 'training',
};

/** A page of one form alone: to fill it in, or to mend it, with nothing lost of what was typed. */
export function formDocument({ isClosed, subject, ...shown }: ShownForm, around: AroundPage): string {
  const { locale } = around;
  const { name, title } = shown.form;
  const { draft } = shown;
  const m = messagesFor(locale).contact.forms;
  const isWrong = Object.keys(shown.problems ?? {}).length > 0 || shown.notice !== undefined;
  const isForNothing = isClosed === true && (shown.about ?? '') === '';
  const heading = isForNothing ? m.noPosition : title;
  return unlistedDocument(
    {
      title: isWrong ? m.titleWrong({ title: heading }) : heading,
      area: areas[name] ?? 'contact-us',
      path: draft ? DRAFT_PATH : `/forms/${name}`,
      ...(draft && { search: `?key=${draft.key}` }),
      content: (
        <>
          <PageTitle title={heading} standfirst={subject?.title} lang={subject?.lang} titleLang={null} />
          {isClosed ? (
            <ClosedPosition form={name} text={isForNothing ? m.noPositionText : m.closed} locale={locale} />
          ) : (
            <Form {...shown} locale={locale} />
          )}
          {draft && <EraseDraft draft={draft} locale={locale} />}
        </>
      ),
    },
    around,
  );
}

/** Whoever does not go on deletes what was saved. */
function EraseDraft({ draft, locale }: { readonly draft: FormDraft; readonly locale: SiteLocale }) {
  const m = messagesFor(locale).contact.forms.draft;
  return (
    <div className={`prose ${styles.part}`}>
      <h2>{m.erase}</h2>
      <p>{m.eraseText}</p>
      <form method="post" action={`${addressOf(locale, DRAFT_PATH)}?key=${draft.key}`}>
        <Button>{m.erase}</Button>
      </form>
    </div>
  );
}

interface ClosedProps {
  readonly form: FormName;
  readonly text: string;
  readonly locale: SiteLocale;
}

/** Whoever comes too late, or from nowhere, is told so, and led to what is open. */
function ClosedPosition({ form, text, locale }: ClosedProps) {
  const { careers, graduates } = messagesFor(locale);
  const open =
    forms[form].appliesFor === 'programme'
      ? { url: linkTo('graduates-apply', {}, locale), text: graduates.programmes }
      : { url: `${linkTo('careers-list', {}, locale)}#jobs`, text: careers.allJobs };
  return (
    <div className="prose" role="alert">
      <p>{text}</p>
      <p>
        <a href={open.url}>{open.text}</a>
      </p>
    </div>
  );
}
