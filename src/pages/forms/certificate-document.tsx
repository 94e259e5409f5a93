import { Button } from '../../components/controls/Button.tsx';
import { Field } from '../../components/controls/Field.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { MetaList } from '../../components/sections/MetaList.tsx';
import { type Certificate, LONGEST_NAME } from '../../forms/training/certificate.ts';
import { CERTIFICATE_PATH } from '../../forms/training/lesson-paths.ts';
import type { Lesson } from '../../forms/training/lesson-record.ts';
import { formatDay } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm } from '../../platform/settings/firm.ts';
import { addressOf } from '../../routing/links.ts';
import { type AroundPage, unlistedDocument } from '../document/unlisted-document.tsx';
import { rowsOf, textRow } from '../shared/records/rows.ts';

/** A certificate that is ours; or why none was made; or where one checks one, and what was wrong. */
export type ShownCertificate =
  | {
      readonly certificate: Certificate;
      readonly code: string;
      readonly name: string;
      /** Null: it is not published any more. */
      readonly lesson: Pick<Lesson, 'title' | 'locale'> | null;
    }
  | {
      readonly refused: string;
      /** Where to try again; null: there is no such lesson. */
      readonly lesson: Pick<Lesson, 'path'> | null;
    }
  | { readonly code: string; readonly name: string; readonly notice?: string };

/** The page that shows a certificate, to be printed, and that anybody checks one on. */
export function certificateDocument(shown: ShownCertificate, around: AroundPage): string {
  const { locale, origin } = around;
  const m = messagesFor(locale).training.certificate;
  if ('refused' in shown) return refusedDocument(shown, around);
  const isShown = 'certificate' in shown;
  const title = isShown ? m.title : m.check;
  const content = (
    <>
      <PageTitle title={title} standfirst={isShown ? shown.name : m.checkText} />
      <div className="prose">
        {isShown ? (
          <>
            <p>{m.genuine({ firm: locale === 'zh-cn' ? firm.chineseName : firm.name })}</p>
            <MetaList rows={factsOf(shown, locale)} />
            <p>{m.note}</p>
            <p>
              {m.where} {origin + addressOf(locale, CERTIFICATE_PATH)}
            </p>
          </>
        ) : (
          <Check {...shown} locale={locale} />
        )}
      </div>
    </>
  );
  return unlistedDocument({ title, area: 'training-series', path: CERTIFICATE_PATH, content }, around);
}

/** Says why no certificate was made, and leads back to the questions. */
function refusedDocument(
  { refused, lesson }: Extract<ShownCertificate, { refused: string }>,
  around: AroundPage,
): string {
  const m = messagesFor(around.locale).training;
  const title = m.certificate.refused;
  const content = (
    <>
      <PageTitle title={title} standfirst={refused} />
      {lesson?.path && (
        <p>
          <a href={`${addressOf(around.locale, lesson.path)}#questions`}>{m.lesson.back}</a>
        </p>
      )}
    </>
  );
  return unlistedDocument({ title, area: 'training-series', path: CERTIFICATE_PATH, content }, around);
}

function factsOf(
  { certificate, code, name, lesson }: Extract<ShownCertificate, { certificate: Certificate }>,
  locale: SiteLocale,
) {
  const { record, training } = messagesFor(locale);
  const m = training.certificate;
  const { right, total, minutes } = certificate;
  const title = lesson
    ? { text: lesson.title, lang: langOf(lesson.locale, locale) }
    : { text: certificate.lesson };
  return rowsOf([
    textRow(m.name, name),
    { label: m.lesson, values: [title] },
    textRow(m.result, training.lesson.result({ right, total })),
    textRow(training.record.day, formatDay(certificate.on, locale)),
    textRow(training.record.time, minutes && record.minutes({ count: minutes })),
    textRow(m.code, code),
  ]);
}

interface CheckProps {
  readonly code: string;
  readonly name: string;
  readonly notice?: string;
  readonly locale: SiteLocale;
}

function Check({ code, name, notice, locale }: CheckProps) {
  const m = messagesFor(locale).training.certificate;
  return (
    <form className="prose" method="post" action={addressOf(locale, CERTIFICATE_PATH)}>
      {notice && <p role="alert">{notice}</p>}
      <Field id="certificate-code" label={m.code}>
        <input
          id="certificate-code"
          name="code"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          required
          defaultValue={code}
        />
      </Field>
      <Field id="certified-name" label={m.named}>
        <input
          id="certified-name"
          name="name"
          maxLength={LONGEST_NAME}
          autoComplete="off"
          required
          defaultValue={name}
        />
      </Field>
      <Button kind="solid">{m.check}</Button>
    </form>
  );
}
