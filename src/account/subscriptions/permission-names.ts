import { type InterfaceLanguage, type Locale, localeFacts } from '../../routing/locales.ts';

type Words = Partial<Record<InterfaceLanguage, string>> & { readonly en: string };

/** What permissions are called that no single record explains. */
const words: Readonly<Record<string, Words>> = {
  'product|navigator-data-protection': {
    en: 'Navigator: data protection',
    fr: 'Navigator : protection des données',
    zh: 'Navigator：数据保护',
  },
  'product|research-library': { en: 'Research library', fr: 'Bibliothèque d’études', zh: '研究文库' },
  'product|payments-briefing': {
    en: 'Payments briefing',
    fr: 'Lettre sur les paiements',
    zh: '支付法规简报',
  },
  'collaboration|northgate-matters': {
    en: 'Northgate Holdings: shared matters',
    fr: 'Northgate Holdings : dossiers partagés',
    zh: 'Northgate Holdings：共享事项',
  },
};

/** A permission in plain words; one that nobody has named by its own words. */
export function permissionWords(permission: string, locale: Locale): string {
  const known = words[permission];
  if (known) return known[localeFacts[locale].language] ?? known.en;
  const name = permission.slice(permission.indexOf('|') + 1).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
