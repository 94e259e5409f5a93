import type { Messages } from '../../i18n/messages.ts';
import type { RouteName } from '../../routing/routes.ts';

type GraduateRoute = Extract<RouteName, `graduates-${string}`>;
type PageLine = readonly [text: (m: Messages) => string, route: Exclude<GraduateRoute, 'graduates-page'>];

/** What most readers look for: the header. */
export const headerPages: readonly PageLine[] = [
  [(m) => m.graduates.students, 'graduates-students'],
  [(m) => m.graduates.trainingContract, 'graduates-training-contract'],
  [(m) => m.graduates.career, 'graduates-career'],
  [(m) => m.graduates.apply, 'graduates-apply'],
  [(m) => m.graduates.meetUs, 'graduates-meet-us'],
  [(m) => m.graduates.questions, 'graduates-faq'],
  [(m) => m.graduates.contact, 'graduates-contact-us'],
];

/** Every fixed page: the footer. */
export const allPages: readonly PageLine[] = [
  [(m) => m.navigation.graduates, 'graduates-home'],
  ...headerPages,
  [(m) => m.graduates.starters, 'graduates-starters'],
  [(m) => m.graduates.professionals, 'graduates-professionals'],
  [(m) => m.graduates.businessServices, 'graduates-business-services'],
  [(m) => m.graduates.alumni, 'graduates-alumni'],
  [(m) => m.graduates.brochure, 'graduates-brochure'],
];
