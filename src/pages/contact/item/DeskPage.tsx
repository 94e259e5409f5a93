import type { Locale } from '../../../i18n/locales.ts';
import { AboutPage } from '../../about/item/AboutPage.tsx';
import type { FirmPageProps } from '../../about/item/firm-page.ts';
import { Confidence } from '../Confidence.tsx';

export function DeskPage(page: FirmPageProps & { readonly locale: Locale }) {
  return <AboutPage {...page} note={<Confidence locale={page.locale} />} />;
}
