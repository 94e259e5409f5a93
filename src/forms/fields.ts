import type { FormField } from './form.ts';

/** Questions that many forms ask in the same words. */
export const ownName: FormField = {
  name: 'name',
  kind: 'line',
  required: true,
  autoComplete: 'name',
  label: { en: 'Your name', fr: 'Votre nom', zh: '您的姓名' },
};
export const ownEmail: FormField = {
  name: 'email',
  kind: 'email',
  required: true,
  autoComplete: 'email',
  label: { en: 'Your email address', fr: 'Votre adresse de courriel', zh: '您的电子邮箱' },
  hint: {
    en: 'Our answer goes there.',
    fr: 'Notre réponse y sera envoyée.',
    zh: '我们的答复将发送至此邮箱。',
  },
};
export const ownPhone: FormField = {
  name: 'phone',
  kind: 'phone',
  autoComplete: 'tel',
  label: { en: 'Your telephone number', fr: 'Votre numéro de téléphone', zh: '您的电话号码' },
  hint: {
    en: 'With the code of your country, such as +44 20 7946 0100.',
    fr: 'Avec l’indicatif du pays, par exemple +33 1 99 00 40 00.',
    zh: '请带国家或地区代码，例如+86 21 5550 0100。',
  },
};
export const ownOrganisation: FormField = {
  name: 'organisation',
  kind: 'line',
  autoComplete: 'organization',
  label: { en: 'Your organisation', fr: 'Votre organisation', zh: '您所在的机构' },
};
