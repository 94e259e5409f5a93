import { keptDays } from '../../content/types/kept-days.ts';
import { ownEmail, ownName, ownOrganisation } from '../fields.ts';
import type { Form } from '../form.ts';

/** Whoever has worked at the firm and would like to stay in touch. */
export const alumni: Form = {
  mark: 'AL',
  title: { en: 'Join the alumni network', fr: 'Rejoindre le réseau des anciens', zh: '加入校友网络' },
  fields: [
    ownName,
    {
      name: 'formerName',
      kind: 'line',
      label: {
        en: 'The name you had with us, if it was another',
        fr: 'Votre nom chez nous, s’il était différent',
        zh: '在职时的姓名（如不同）',
      },
    },
    ownEmail,
    {
      name: 'years',
      kind: 'line',
      required: true,
      max: 60,
      label: { en: 'Where and when with us?', fr: 'Où et quand chez nous\u202f?', zh: '在本所的地点与时间' },
      hint: {
        en: 'Such as London, 2009 to 2015.',
        fr: 'Par exemple Paris, 2009 à 2015.',
        zh: '例如：上海，2009至2015年。',
      },
    },
    ownOrganisation,
    {
      name: 'message',
      kind: 'lines',
      max: 1_500,
      label: { en: 'Anything to tell us?', fr: 'Un mot à ajouter\u202f?', zh: '其他想说的' },
    },
  ],
  send: { en: 'Join', fr: 'Rejoindre', zh: '加入' },
  answeredBy: 'alumni',
  keptDays: keptDays.alumni,
};
