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
  text: (m) => m.chrome.areas.expertise,
  groups: [
    [
      (m) => m.chrome.groups.disciplines,
      [
        [(m) => m.navigation.services, 'services-list'],
        [(m) => m.navigation.sectors, 'sectors-list'],
        [(m) => m.navigation.solutions, 'expertise-solutions'],
      ],
    ],
    [
      (m) => m.chrome.groups.industries,
      [
        [(m) => m.chrome.pages.financialInstitutions, 'expertise-financial-institutions'],
        [(m) => m.chrome.pages.lifeSciences, 'expertise-life-sciences'],
        [(m) => m.chrome.pages.tmt, 'expertise-tmt'],
        [(m) => m.chrome.pages.funds, 'expertise-asset-management-and-investment-funds'],
      ],
    ],
    [
      (m) => m.chrome.groups.work,
      [
        [(m) => m.navigation.deals, 'deals'],
        [(m) => m.navigation.products, 'products-list'],
        [(m) => m.chrome.pages.disputesAviator, 'products-disputes-aviator'],
      ],
    ],
  ],
};

export const insightsPanel: Panel = {
  text: (m) => m.chrome.areas.insights,
  groups: [
    [
      (m) => m.chrome.groups.reading,
      [
        [(m) => m.navigation.publications, 'publications-list'],
        [(m) => m.navigation.features, 'features-list'],
        [(m) => m.navigation.blog, 'blog-list'],
        [(m) => m.chrome.pages.blogCategories, 'blog-categories'],
      ],
    ],
    [
      (m) => m.chrome.groups.meeting,
      [
        [(m) => m.navigation.events, 'events-list'],
        [(m) => m.navigation.training, 'training-series-list'],
      ],
    ],
    [
      (m) => m.chrome.groups.firm,
      [
        [(m) => m.navigation.news, 'news-list'],
        [(m) => m.chrome.pages.alerts, 'auth-newsletters-and-alerts'],
        [(m) => m.chrome.pages.wechat, 'wechat'],
      ],
    ],
  ],
};

export const careersPanel: Panel = {
  text: (m) => m.chrome.areas.careers,
  groups: [
    [
      (m) => m.chrome.groups.joining,
      [
        [(m) => m.chrome.pages.qualifiedLawyers, 'careers-qualified-lawyers'],
        [(m) => m.chrome.pages.businessServices, 'careers-business-services-professionals'],
        [(m) => m.chrome.pages.contractWork, 'careers-contract-work-adaptive'],
      ],
    ],
    [
      (m) => m.chrome.groups.graduates,
      [
        [(m) => m.navigation.graduates, 'graduates-home'],
        [(m) => m.graduates.trainingContract, 'graduates-training-contract'],
        [(m) => m.graduates.apply, 'graduates-apply'],
      ],
    ],
    [
      (m) => m.chrome.groups.firm,
      [
        [(m) => m.chrome.pages.whyJoinUs, 'careers-why-join-us'],
        [(m) => m.chrome.pages.successStories, 'careers-success-stories'],
        [(m) => m.chrome.pages.benefits, 'careers-benefits'],
      ],
    ],
  ],
};

export const aboutPanel: Panel = {
  text: (m) => m.chrome.areas.about,
  groups: [
    [
      (m) => m.chrome.groups.firm,
      [
        [(m) => m.chrome.pages.ourStory, 'about-our-story'],
        [(m) => m.navigation.news, 'news-list'],
        [(m) => m.navigation.contact, 'contact'],
      ],
    ],
    [
      (m) => m.chrome.groups.answers,
      [
        [(m) => m.chrome.pages.responsibleBusiness, 'about-responsible-business'],
        [(m) => m.chrome.pages.corporateResponsibility, 'about-corporate-responsibility'],
        [(m) => m.chrome.pages.proBono, 'about-pro-bono'],
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
