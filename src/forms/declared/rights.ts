import { keptDays } from '../../content/types/kept-days.ts';
import { ownEmail, ownName } from '../fields.ts';
import type { Form } from '../form.ts';

/** Whoever uses a right over their personal data (GDPR articles 15 to 22). */
export const rights: Form = {
  mark: 'RR',
  title: {
    en: 'Use your rights over your data',
    fr: 'Exercer vos droits sur vos données',
    zh: '行使个人信息权利',
  },
  text: {
    en: 'We answer within one month. We may have to ask who you are, and then keep nothing of the proof.',
    fr: 'Nous répondons sous un mois. Nous devrons peut-être vérifier votre identité\u202f; nous n’en conservons pas la preuve.',
    zh: '本所将在一个月内答复。可能需要核实您的身份，证明材料不予留存。',
  },
  fields: [
    {
      name: 'right',
      kind: 'choice',
      required: true,
      label: { en: 'What would you like?', fr: 'Que souhaitez-vous\u202f?', zh: '您的请求' },
      options: {
        access: {
          en: 'A copy of what you hold',
          fr: 'Une copie de vos données sur moi',
          zh: '获取本所持有的副本',
        },
        correct: { en: 'Something corrected', fr: 'Une rectification', zh: '更正' },
        erase: { en: 'Something deleted', fr: 'Un effacement', zh: '删除' },
        object: { en: 'To object to a use', fr: 'M’opposer à une utilisation', zh: '反对某项处理' },
        restrict: { en: 'A use restricted', fr: 'Limiter une utilisation', zh: '限制某项处理' },
        move: {
          en: 'My data, to take elsewhere',
          fr: 'Mes données, pour les porter ailleurs',
          zh: '转移至他处',
        },
      },
    },
    ownName,
    ownEmail,
    {
      name: 'standing',
      kind: 'line',
      label: { en: 'How do we know you?', fr: 'D’où nous connaissons-nous\u202f?', zh: '您与本所的联系' },
      hint: {
        en: 'Such as a client, an applicant, somebody in a newsletter’s list: it helps us find what we hold.',
        fr: 'Par exemple client, candidat, abonné à une lettre\u202f: cela nous aide à trouver ce que nous avons.',
        zh: '例如客户、求职者、订阅者，便于查找。',
      },
    },
    {
      name: 'message',
      kind: 'lines',
      label: { en: 'Anything we should know?', fr: 'Une précision à apporter\u202f?', zh: '补充说明' },
    },
  ],
  send: { en: 'Send the request', fr: 'Envoyer la demande', zh: '提交请求' },
  answeredBy: 'privacy',
  keptDays: keptDays.rights,
};
