import { keptDays } from '../../content/types/kept-days.ts';
import { ownEmail, ownName } from '../fields.ts';
import type { Form } from '../form.ts';

/** Whoever was written to or called in the firm's name by somebody else. */
export const scam: Form = {
  mark: 'SC',
  title: { en: 'Report a fraud in our name', fr: 'Signaler une fraude en notre nom', zh: '举报冒名诈骗' },
  text: {
    en: 'Have you paid or given away a password? Call your bank and the police first; they can still stop it.',
    fr: 'Vous avez payé ou donné un mot de passe\u202f? Appelez d’abord votre banque et la police\u202f: elles peuvent encore agir.',
    zh: '如已付款或泄露密码，请先联系银行并报警，或仍可止损。',
  },
  fields: [
    {
      name: 'channel',
      kind: 'choice',
      required: true,
      label: { en: 'How did it reach you?', fr: 'Par quel moyen\u202f?', zh: '对方联系您的方式' },
      options: {
        email: { en: 'Email', fr: 'Courriel', zh: '电子邮件' },
        website: { en: 'A website', fr: 'Un site web', zh: '网站' },
        messaging: { en: 'A messaging service', fr: 'Une messagerie', zh: '即时通讯' },
        phone: { en: 'Telephone', fr: 'Téléphone', zh: '电话' },
        letter: { en: 'A letter', fr: 'Un courrier', zh: '信函' },
      },
    },
    {
      name: 'sender',
      kind: 'line',
      label: {
        en: 'The address or number it came from',
        fr: 'L’adresse ou le numéro d’origine',
        zh: '对方的地址或号码',
      },
    },
    {
      name: 'message',
      kind: 'lines',
      required: true,
      label: {
        en: 'What did they say or want?',
        fr: 'Que disait-on ou que voulait-on\u202f?',
        zh: '对方的说法或要求',
      },
      hint: {
        en: 'You may paste the message. Leave out passwords and card numbers.',
        fr: 'Vous pouvez coller le message. N’indiquez ni mot de passe ni numéro de carte.',
        zh: '可粘贴原文，请勿填写密码或卡号。',
      },
    },
    ownName,
    ownEmail,
  ],
  send: { en: 'Report it', fr: 'Signaler', zh: '提交举报' },
  answeredBy: 'fraud',
  keptDays: keptDays.scam,
};
