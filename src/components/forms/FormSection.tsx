import type { FormName } from '../../forms/declared/index.ts';
import { formView } from '../../forms/form-view.ts';
import type { Locale } from '../../i18n/locales.ts';
import { TitledSection } from '../sections/TitledSection.tsx';
import { Form } from './Form.tsx';

interface FormSectionProps {
  readonly name: FormName;
  readonly locale: Locale;
  readonly about?: string | undefined;
}

/** A form on the page that it belongs to; links lead to `#write`. */
export function FormSection({ name, locale, about }: FormSectionProps) {
  const form = formView(name, locale);
  return (
    <TitledSection id="write" heading={form.title} title="beside">
      <Form form={form} locale={locale} about={about} />
    </TitledSection>
  );
}
