import type { Route, RouteName } from '../routing/routes.ts';
import { alertsModule } from './about/alerts-module.ts';
import { aboutListModule } from './about/list-module.ts';
import { aboutModule } from './about/module.ts';
import { authModule } from './auth/module.ts';
import { contactModule, deskModule } from './contact/module.ts';
import { homeModule } from './home/module.ts';
import { listsByRoute } from './list/lists.ts';
import { listModule } from './list/module.ts';
import { locationListModule } from './location/list-module.ts';
import { locationModule } from './location/module.ts';
import { newsItemModule } from './news-item/module.ts';
import { newsListModule } from './news-list/module.ts';
import { officeModule } from './office/module.ts';
import type { AnyPageModule } from './page-module.ts';
import { peopleModule } from './people/module.ts';
import { personModule } from './person/module.ts';
import { policyListModule } from './policy/list-module.ts';
import { policyModule } from './policy/module.ts';
import { publicationModule } from './publication/module.ts';
import { publicationsModule } from './publications/module.ts';
import { recordModule } from './record/module.ts';
import { searchModule } from './search/module.ts';
import { practiceListModule } from './sector-service/list-module.ts';
import { practiceModule } from './sector-service/module.ts';
import { siteMapModule } from './site-map/module.ts';

/** Rows that show no record can have no shared page: leaving one out of `own` is a type error. */
type WithoutRecord = Extract<RouteName, `auth-${string}` | 'search-tab'>;

/** Rows whose page is a template of their own; every other row shows a record on the shared page or a list. */
const own = {
  home: homeModule,
  'people-list': peopleModule,
  person: personModule,
  'publications-list': publicationsModule,
  publication: publicationModule,
  'news-list': newsListModule,
  'news-item': newsItemModule,
  office: officeModule,
  'about-list': aboutListModule,
  'about-fraud-and-scam-alerts': alertsModule,
  'about-our-story': aboutModule,
  'about-responsible-business': aboutModule,
  'about-pro-bono': aboutModule,
  'about-corporate-responsibility': aboutModule,
  'about-page-1': aboutModule,
  'about-page-2': aboutModule,
  'about-page-3': aboutModule,
  'about-page-4': aboutModule,
  'about-page-5': aboutModule,
  contact: contactModule,
  'contact-page': deskModule,
  'legal-list': policyListModule,
  'legal-cookie-policy': policyModule,
  'legal-data-privacy': policyModule,
  'legal-page-1': policyModule,
  'legal-page-2': policyModule,
  'legal-page-3': policyModule,
  'legal-page-4': policyModule,
  'legal-page-5': policyModule,
  'locations-list': locationListModule,
  location: locationModule,
  'sectors-list': practiceListModule,
  'services-list': practiceListModule,
  'sector-1': practiceModule,
  'sector-2': practiceModule,
  'sector-3': practiceModule,
  'service-1': practiceModule,
  'service-2': practiceModule,
  'service-3': practiceModule,
  search: searchModule,
  'search-tab': searchModule,
  'site-map': siteMapModule,
  'auth-profile': authModule('profile'),
  'auth-email-verified-callback': authModule('email-verified-callback'),
  'auth-password-reset-callback': authModule('password-reset-callback'),
  'auth-dashboard': authModule('dashboard'),
  'auth-favourites': authModule('favourites'),
  'auth-newsletters-and-alerts': authModule('newsletters-and-alerts'),
  'auth-subscriptions': authModule('subscriptions'),
} as const satisfies Record<WithoutRecord, AnyPageModule> & Partial<Record<RouteName, AnyPageModule>>;

/** The page of a route. Every row has one. */
export function pageFor({ name }: Pick<Route, 'name'>): AnyPageModule {
  if (Object.hasOwn(own, name)) return own[name as keyof typeof own];
  return Object.hasOwn(listsByRoute, name) ? listModule : recordModule;
}
