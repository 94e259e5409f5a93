import type { Route, RouteName } from '../routing/routes.ts';
import { alertsModule } from './about/alerts-module.ts';
import { aboutListModule } from './about/list-module.ts';
import { aboutModule } from './about/module.ts';
import { accessTheToolModule } from './access-the-tool/module.ts';
import { authModule } from './auth/module.ts';
import { outcomeModule } from './auth/outcome-module.ts';
import { blogCategoriesModule } from './blog/categories/module.ts';
import { blogListModule } from './blog/list/module.ts';
import { blogPostModule } from './blog/post/module.ts';
import { benefitsModule } from './careers/benefits-module.ts';
import { careersListModule } from './careers/list-module.ts';
import { careersModule } from './careers/module.ts';
import { contactModule, deskModule } from './contact/module.ts';
import { dealsModule } from './deals/module.ts';
import { disputesAviatorModule } from './disputes-aviator/module.ts';
import { eventModule } from './events/event/module.ts';
import { eventsModule } from './events/list/module.ts';
import { expertiseHubModule } from './expertise/hub-module.ts';
import { expertiseModule } from './expertise/module.ts';
import { applyModule, faqModule, graduatesModule } from './graduates/module.ts';
import { homeModule } from './home/module.ts';
import { insightsModule } from './insights/module.ts';
import { locationListModule } from './location/list-module.ts';
import { locationModule } from './location/module.ts';
import { navigatorHomeModule } from './navigator-home/module.ts';
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
import { remoteModule } from './remote/module.ts';
import { searchModule } from './search/module.ts';
import { practiceListModule } from './sector-service/list-module.ts';
import { practiceModule } from './sector-service/module.ts';
import { siteMapModule } from './site-map/module.ts';
import { solutionListModule } from './solution/list-module.ts';
import { solutionModule } from './solution/module.ts';
import { thankYouModule } from './thank-you/module.ts';
import { trainingItemModule } from './training/item/module.ts';
import { trainingListModule } from './training/list/module.ts';
import { trainingSeriesModule } from './training/series/module.ts';
import { wechatModule } from './wechat/module.ts';
import { coverModule } from './works/cover/module.ts';
import { worksListModule } from './works/list/module.ts';
import { marketingModule } from './works/marketing/module.ts';
import { workPartModule } from './works/part/module.ts';

/** Rows that show no record can have no shared page: leaving one out of `own` is a type error. */
type WithoutRecord = Extract<RouteName, `auth-${string}` | 'search-tab'>;

/** Rows whose page is a template of their own; every other row shows a record on the shared page. */
const own = {
  home: homeModule,
  'people-list': peopleModule,
  person: personModule,
  'publications-list': publicationsModule,
  publication: publicationModule,
  'blog-list': blogListModule,
  'blog-post': blogPostModule,
  'blog-categories': blogCategoriesModule,
  'insights-list': insightsModule,
  'news-list': newsListModule,
  'news-item': newsItemModule,
  office: officeModule,
  'features-list': worksListModule,
  feature: coverModule,
  'feature-part-1': workPartModule,
  'feature-part-2': workPartModule,
  'feature-part-3': workPartModule,
  'feature-part-4': workPartModule,
  'feature-part-5': workPartModule,
  'feature-marketing': marketingModule,
  'products-list': worksListModule,
  product: coverModule,
  'product-part-1': workPartModule,
  'product-part-2': workPartModule,
  'product-part-3': workPartModule,
  'product-part-4': workPartModule,
  'product-part-5': workPartModule,
  'product-marketing': marketingModule,
  'navigator-marketing': marketingModule,
  'events-list': eventsModule,
  event: eventModule,
  'training-item': trainingItemModule,
  'training-series-list': trainingListModule,
  'training-series': trainingSeriesModule,
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
  'products-disputes-aviator': disputesAviatorModule,
  'products-access-the-tool': accessTheToolModule,
  'careers-list': careersListModule,
  'careers-why-join-us': careersModule,
  'careers-success-stories': careersModule,
  'careers-contract-work-adaptive': careersModule,
  'careers-qualified-lawyers': careersModule,
  'careers-business-services-professionals': careersModule,
  'careers-benefits': benefitsModule,
  'careers-page-1': careersModule,
  'careers-page-2': careersModule,
  'careers-page-3': careersModule,
  'careers-page-4': careersModule,
  'careers-page-5': careersModule,
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
  'navigator-home': navigatorHomeModule,
  'sectors-list': practiceListModule,
  'services-list': practiceListModule,
  'sector-1': practiceModule,
  'sector-2': practiceModule,
  'sector-3': practiceModule,
  'service-1': practiceModule,
  'service-2': practiceModule,
  'service-3': practiceModule,
  'graduates-home': graduatesModule,
  'graduates-alumni': graduatesModule,
  'graduates-apply': applyModule,
  'graduates-brochure': graduatesModule,
  'graduates-business-services': graduatesModule,
  'graduates-career': graduatesModule,
  'graduates-contact-us': graduatesModule,
  'graduates-faq': faqModule,
  'graduates-meet-us': graduatesModule,
  'graduates-professionals': graduatesModule,
  'graduates-starters': graduatesModule,
  'graduates-students': graduatesModule,
  'graduates-training-contract': graduatesModule,
  'graduates-page': graduatesModule,
  deals: dealsModule,
  'expertise-list': expertiseHubModule,
  'expertise-financial-institutions': expertiseModule,
  'expertise-life-sciences': expertiseModule,
  'expertise-tmt': expertiseModule,
  'expertise-asset-management-and-investment-funds': expertiseModule,
  'expertise-solutions': solutionListModule,
  'expertise-page': expertiseModule,
  'solution-1': solutionModule,
  'solution-2': solutionModule,
  search: searchModule,
  'search-tab': searchModule,
  'site-map': siteMapModule,
  remote: remoteModule,
  wechat: wechatModule,
  'thank-you': thankYouModule,
  'thank-you-page-1': thankYouModule,
  'thank-you-page-2': thankYouModule,
  'thank-you-page-3': thankYouModule,
  'thank-you-page-4': thankYouModule,
  'thank-you-page-5': thankYouModule,
  'auth-profile': authModule('profile'),
  'auth-email-verified-callback': outcomeModule('email-verified-callback'),
  'auth-password-reset-callback': outcomeModule('password-reset-callback'),
  'auth-dashboard': authModule('dashboard'),
  'auth-favourites': authModule('favourites'),
  'auth-newsletters-and-alerts': authModule('newsletters-and-alerts'),
  'auth-subscriptions': authModule('subscriptions'),
} as const satisfies Record<WithoutRecord, AnyPageModule> & Partial<Record<RouteName, AnyPageModule>>;

/** The page of a route. Every row has one. */
export function pageFor({ name }: Pick<Route, 'name'>): AnyPageModule {
  return Object.hasOwn(own, name) ? own[name as keyof typeof own] : recordModule;
}
