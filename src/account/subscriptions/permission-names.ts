import { type InterfaceLanguage, type Locale, localeFacts } from '../../i18n/locales.ts';
import { addressOf } from '../../routing/address.ts';

type Words = Partial<Record<InterfaceLanguage, string>> & { readonly en: string };

interface Explained {
  readonly name: Words;
  /** What it opens, and how. */
  readonly about?: Words;
  /** Where that is, without language prefix. */
  readonly path?: string;
}

/** What permissions are called that no single record explains. */
const explained: Readonly<Record<string, Explained>> = {
  'product|navigator-data-protection': {
    name: {
      en: 'Navigator: data protection',
      fr: 'Navigator : protection des données',
      zh: 'Navigator：数据保护',
    },
  },
  'product|research-library': {
    name: { en: 'Research library', fr: 'Bibliothèque d’études', zh: '研究文库' },
    about: {
      en: 'Our reserved studies in full. They stand among the publications, marked as reserved.',
      fr: 'Nos études réservées, en entier. Elles figurent parmi les publications, signalées comme réservées.',
      zh: '本所专供客户的研究报告全文，列于出版物之中并标明仅供客户阅读。',
    },
    path: '/publications?access=permission',
  },
  'product|payments-briefing': {
    name: { en: 'Payments briefing', fr: 'Lettre sur les paiements', zh: '支付法规简报' },
    about: {
      en: 'Our reserved client alerts on payments law, in full, among the publications.',
      fr: 'Nos alertes réservées sur le droit des paiements, en entier, parmi les publications.',
      zh: '本所专供客户的支付法规提示全文，列于出版物之中。',
    },
    path: '/publications?access=permission&topic=topic-payments',
  },
  'collaboration|northgate-matters': {
    name: {
      en: 'Northgate Holdings: shared matters',
      fr: 'Northgate Holdings : dossiers partagés',
      zh: 'Northgate Holdings：共享事项',
    },
    about: {
      en: 'The client room for the matters on which we act for Northgate Holdings. The products desk gives you the way in.',
      fr: 'L’espace client des dossiers dans lesquels nous conseillons Northgate Holdings. Le bureau des produits vous en donne l’accès.',
      zh: '本所为 Northgate Holdings 办理事项的客户空间。产品服务台将为您提供入口。',
    },
    path: '/products/access-the-tool',
  },
};

/** A permission in plain words; one that nobody has named by its own words. */
export function permissionWords(permission: string, locale: Locale): string {
  const known = explained[permission];
  if (known) return inLanguage(known.name, locale);
  const name = permission.slice(permission.indexOf('|') + 1).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a permission opens that no single record explains; null when nobody has said. */
export function permissionAbout(permission: string, locale: Locale): string | null {
  const about = explained[permission]?.about;
  return about ? inLanguage(about, locale) : null;
}

/** Where that is, with language prefix; null when it is no one place. */
export function permissionUrl(permission: string, locale: Locale): string | null {
  const path = explained[permission]?.path;
  return path === undefined ? null : addressOf(locale, path);
}

function inLanguage(words: Words, locale: Locale): string {
  return words[localeFacts[locale].language] ?? words.en;
}
