import type { Route, RouteName } from '../routing/routes.ts';
import { authModule } from './auth/module.ts';
import { homeModule } from './home/module.ts';
import { listsByRoute } from './list/lists.ts';
import { listModule } from './list/module.ts';
import { officeModule } from './office/module.ts';
import type { AnyPageModule } from './page-module.ts';
import { peopleModule } from './people/module.ts';
import { personModule } from './person/module.ts';
import { publicationModule } from './publication/module.ts';
import { publicationsModule } from './publications/module.ts';
import { recordModule } from './record/module.ts';
import { searchModule } from './search/module.ts';
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
  office: officeModule,
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
