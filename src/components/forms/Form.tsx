import type { Answers, Problem } from '../../forms/check.ts';
import { leftOutBy } from '../../forms/form.ts';
import type { FormView } from '../../forms/form-view.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import { Button, ButtonRow } from '../controls/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { FormFields } from './FormFields.tsx';
import styles from './SentForm.module.css';

interface FormProps {
  readonly form: FormView;
  readonly locale: Locale;
  /** The record it is about. */
  readonly about?: string | undefined;
  /** What was typed. */
  readonly answers?: Answers | undefined;
  readonly problems?: Readonly<Record<string, Problem>> | undefined;
  /** Above it: why nothing was recorded. */
  readonly notice?: string | undefined;
  /** It goes on with something that was saved. */
  readonly draft?: FormDraft | undefined;
}

/** What was saved of a form in order to go on later. */
export interface FormDraft {
  /** The secret of its link. */
  readonly key: string;
  /** Files that are kept with it, by their fields. */
  readonly fileNames: Readonly<Record<string, string>>;
  /** Fields whose files are kept and not to be sent. */
  readonly leftOut: readonly string[];
  /** The last day on which it is kept. */
  readonly until: string;
  readonly isSaved: boolean;
}

/**
 * A form that is the same for every reader, so that its page can be kept. It works as a plain POST; the script that
 * looks before it is sent (`src/browser/forms`) finds what to check in `data-rules`, and what to say in `data-words`.
 */
export function Form({ form, locale, about, answers = {}, problems = {}, notice, draft }: FormProps) {
  const { contact } = messagesFor(locale);
  const { forms: m } = contact;
  const id = `form-${form.name}`;
  const fields = fieldsWith(form, draft, m.draft);
  const hasFile = form.fields.some(({ rule }) => rule.kind === 'file');
  const errors = form.fields.flatMap(({ rule, words, label }) => {
    const problem = problems[rule.name];
    return problem ? [{ name: rule.name, text: words[problem] ?? label }] : [];
  });
  return (
    <form
      id={id}
      className={styles.form}
      method="post"
      encType={hasFile ? 'multipart/form-data' : undefined}
      action={addressOf(locale, `/forms/${form.name}`)}
      data-rules={JSON.stringify(fields.map(({ rule }) => rule))}
      data-words={JSON.stringify(
        Object.fromEntries(form.fields.map(({ rule, words }) => [rule.name, words])),
      )}
    >
      {form.text && <p>{form.text}</p>}
      {form.warnsOfConflicts && (
        <div className={styles.warning}>
          <p className="title-3">{contact.confidence}</p>
          <p>{contact.confidenceText}</p>
        </div>
      )}
      {notice && (
        // biome-ignore lint/a11y/noAutofocus: the page came to say this, and without a script nothing else leads there.
        <p className={styles.notice} role="alert" tabIndex={-1} autoFocus={errors.length === 0}>
          <Icon name="alert" /> {notice}
        </p>
      )}
      {draft && !notice && (
        <p className={styles.notice} role="status">
          {(draft.isSaved ? m.draft.saved : m.draft.until)({ date: draft.until })}
        </p>
      )}
      <section
        className={styles.summary}
        id={`${id}-errors`}
        aria-labelledby={`${id}-wrong`}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: as above.
        autoFocus={errors.length > 0}
        hidden={errors.length === 0}
      >
        <h2 id={`${id}-wrong`} className="title-3">
          {m.wrong}
        </h2>
        <ul>
          {errors.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${id}-${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      </section>
      {/* Before a file: it is known of a form that is too large to be read to its end. */}
      {about && <input type="hidden" name="about" value={about} />}
      {draft && <input type="hidden" name="draft" value={draft.key} />}
      {draft?.leftOut.map(
        (field) =>
          !draft.fileNames[field] && <input key={field} type="hidden" name={leftOutBy(field)} value="yes" />,
      )}
      <FormFields prefix={id} fields={fields} answers={answers} problems={problems} />
      <div className={styles.trap}>
        <label htmlFor={`${id}-homepage`}>{m.trap}</label>
        <input type="text" id={`${id}-homepage`} name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="begun" />
      <p className={styles.kept}>
        {form.kept} <a href={linkTo('legal-data-privacy', {}, locale)}>{m.privacy}</a>
      </p>
      <ButtonRow>
        <Button kind="solid">{form.send}</Button>
        {form.canBeSaved && (
          <Button name="save" value="yes" formNoValidate>
            {m.draft.save}
          </Button>
        )}
        {/* Where the script says how much of the files has gone. */}
        {hasFile && <span role="status" data-sending={m.sending} />}
      </ButtonRow>
      {form.canBeSaved && <p className={styles.kept}>{m.draft.saveText}</p>}
    </form>
  );
}

/** What is said of a file that is kept already. */
interface KeptFileWords {
  readonly file: (told: { name: string }) => string;
  readonly leaveOut: string;
}

/** A file that is kept already need not be chosen again; one that nobody has to send may be left out. */
function fieldsWith(form: FormView, draft: FormDraft | undefined, words: KeptFileWords) {
  if (!draft) return form.fields;
  return form.fields.map((field) => {
    const name = draft.fileNames[field.rule.name];
    if (!name) return field;
    const leaveOut = field.rule.required
      ? undefined
      : { label: words.leaveOut, isChosen: draft.leftOut.includes(field.rule.name) };
    return { ...field, hint: words.file({ name }), leaveOut, rule: { ...field.rule, required: false } };
  });
}
