import { ownEmail } from '../fields.ts';
import type { FormField } from '../form.ts';

/** Where somebody is told of their place. */
export const takingPartEmail: FormField = {
  ...ownEmail,
  hint: {
    en: 'All that you need to take part goes there, and the link by which you give the place back.',
    fr: 'Nous y envoyons tout le nécessaire pour participer, et le lien pour rendre la place.',
    zh: '参加所需的信息及取消报名的链接将发送至此邮箱。',
  },
};

/** What somebody needs in order to take part. */
export const takingPartNeeds: FormField = {
  name: 'needs',
  kind: 'lines',
  max: 1_000,
  label: {
    en: 'What do you need to take part?',
    fr: 'De quoi avez-vous besoin pour participer\u202f?',
    zh: '参加活动需要哪些协助？',
  },
  hint: {
    en: 'Such as step-free access, captions, an interpreter, a meal of a certain kind.',
    fr: 'Par exemple un accès sans marche, des sous-titres, un interprète, un repas particulier.',
    zh: '例如无障碍通道、字幕、传译或特殊餐食。',
  },
};

/** That the answers are kept. */
export const takingPartConsent: FormField = {
  name: 'consent',
  kind: 'agreement',
  required: true,
  label: {
    en: 'I agree that the events team keeps these answers in order to run this event.',
    fr: 'J’accepte que l’équipe des événements conserve ces réponses pour organiser cet événement.',
    zh: '本人同意活动组为举办本活动而保存上述信息。',
  },
};
