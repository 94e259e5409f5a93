import type { Locale } from '../../../i18n/locales.ts';
import { PitchPage } from '../pitch/PitchPage.tsx';
import type { PitchPageProps } from '../pitch/view.ts';
import { PeoplePage } from './PeoplePage.tsx';
import type { PeoplePageProps } from './view.ts';

/** The directory, or what a reader has put together from it. */
export function PeopleOrPack(props: (PeoplePageProps | PitchPageProps) & { readonly locale: Locale }) {
  return 'pack' in props ? <PitchPage {...props} /> : <PeoplePage {...props} />;
}
