import type { SiteLocale } from '../../../../i18n/locales.ts';

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

/** As somebody is greeted: in English by the first name, elsewhere by the whole one; a Chinese name begins with the family's. */
export function greetedAs({ firstName, lastName }: Name, locale: SiteLocale): string {
  if (locale === 'en' && firstName !== '') return firstName;
  const isChinese = /^\p{Script=Han}+$/u.test(lastName + firstName);
  return isChinese ? lastName + firstName : `${firstName} ${lastName}`.trim();
}
