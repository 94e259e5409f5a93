import type { Messages } from '../../i18n/messages.ts';
import type { RouteName } from '../../routing/routes.ts';

type Text = (m: Messages) => string;

/** What a link says and which row of the route table it leads to. */
export type Line = readonly [text: Text, route: RouteName];

export interface Panel {
  readonly text: Text;
  readonly groups: readonly (readonly [heading: Text, lines: readonly Line[]])[];
}

export const expertisePanel: Panel = {
  text: (m) => m.page.areas.expertise,
  groups: [
    [
      (m) => m.page.groups.disciplines,
      [
        [(m) => m.navigation.services, 'services-list'],
        [(m) => m.navigation.sectors, 'sectors-list'],
        [(m) => m.navigation.solutions, 'expertise-solutions'],
      ],
    ],
    [
      (m) => m.page.groups.industries,
      [
        [(m) => m.page.pages.financialInstitutions, 'expertise-financial-institutions'],
        [(m) => m.page.pages.lifeSciences, 'expertise-life-sciences'],
        [(m) => m.page.pages.tmt, 'expertise-tmt'],
        [(m) => m.page.pages.funds, 'expertise-asset-management-and-investment-funds'],
      ],
    ],
    [
      (m) => m.page.groups.work,
      [
        [(m) => m.navigation.deals, 'deals'],
        [(m) => m.navigation.products, 'products-list'],
        [(m) => m.page.pages.disputesAviator, 'products-disputes-aviator'],
      ],
    ],
  ],
};

export const insightsPanel: Panel = {
  text: (m) => m.page.areas.insights,
  groups: [
    [
      (m) => m.page.groups.reading,
      [
        [(m) => m.navigation.publications, 'publications-list'],
        [(m) => m.navigation.features, 'features-list'],
        [(m) => m.navigation.blog, 'blog-list'],
        [(m) => m.page.pages.blogCategories, 'blog-categories'],
      ],
    ],
    [
      (m) => m.page.groups.meeting,
      [
        [(m) => m.navigation.events, 'events-list'],
        [(m) => m.navigation.training, 'training-series-list'],
      ],
    ],
    [
      (m) => m.page.groups.firm,
      [
        [(m) => m.navigation.news, 'news-list'],
        [(m) => m.page.pages.alerts, 'auth-newsletters-and-alerts'],
        [(m) => m.page.pages.wechat, 'wechat'],
      ],
    ],
  ],
};

export const careersPanel: Panel = {
  text: (m) => m.page.areas.careers,
  groups: [
    [
      (m) => m.page.groups.joining,
      [
        [(m) => m.page.pages.qualifiedLawyers, 'careers-qualified-lawyers'],
        [(m) => m.page.pages.businessServices, 'careers-business-services-professionals'],
        [(m) => m.page.pages.contractWork, 'careers-contract-work-adaptive'],
      ],
    ],
    [
      (m) => m.page.groups.graduates,
      [
        [(m) => m.navigation.graduates, 'graduates-home'],
        [(m) => m.graduates.trainingContract, 'graduates-training-contract'],
        [(m) => m.graduates.apply, 'graduates-apply'],
      ],
    ],
    [
      (m) => m.page.groups.firm,
      [
        [(m) => m.page.pages.whyJoinUs, 'careers-why-join-us'],
        [(m) => m.page.pages.successStories, 'careers-success-stories'],
        [(m) => m.page.pages.benefits, 'careers-benefits'],
      ],
    ],
  ],
};

export const aboutPanel: Panel = {
  text: (m) => m.page.areas.about,
  groups: [
    [
      (m) => m.page.groups.firm,
      [
        [(m) => m.page.pages.ourStory, 'about-our-story'],
        [(m) => m.navigation.news, 'news-list'],
        [(m) => m.navigation.contact, 'contact'],
      ],
    ],
    [
      (m) => m.page.groups.answers,
      [
        [(m) => m.page.pages.responsibleBusiness, 'about-responsible-business'],
        [(m) => m.page.pages.corporateResponsibility, 'about-corporate-responsibility'],
        [(m) => m.page.pages.proBono, 'about-pro-bono'],
      ],
    ],
    [
      (m) => m.navigation.legal,
      [
        [(m) => m.navigation.scams, 'about-fraud-and-scam-alerts'],
        [(m) => m.navigation.legalNotices, 'legal-list'],
        [(m) => m.navigation.accessibility, 'accessibility'],
      ],
    ],
  ],
};
