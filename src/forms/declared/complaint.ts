import { keptDays } from '../../content/types/kept-days.ts';
import { ownEmail, ownName, ownPhone } from '../fields.ts';
import type { Form } from '../form.ts';

/** Whoever is unhappy with the firm, client or not. */
export const complaint: Form = {
  mark: 'CP',
  title: { en: 'Complain in writing', fr: 'Adresser une réclamation', zh: '书面投诉' },
  text: {
    en: 'The complaints partner reads it and acknowledges it within two working days. It costs nothing.',
    fr: 'L’associé chargé des réclamations la lit et en accuse réception sous deux jours ouvrés. C’est gratuit.',
    zh: '由负责投诉的合伙人审阅，两个工作日内确认收悉，不收取任何费用。',
  },
  fields: [
    ownName,
    ownEmail,
    ownPhone,
    {
      name: 'standing',
      kind: 'choice',
      required: true,
      label: { en: 'Who are you to us?', fr: 'Quel est votre lien avec nous\u202f?', zh: '您与本所的关系' },
      options: {
        client: { en: 'A client, now or before', fr: 'Client, actuel ou ancien', zh: '现任或曾经的客户' },
        representative: {
          en: 'I write for a client, who knows of it',
          fr: 'J’écris pour un client, qui le sait',
          zh: '代客户投诉，客户知情',
        },
        other: { en: 'Somebody else', fr: 'Une autre personne', zh: '其他' },
      },
    },
    {
      name: 'matter',
      kind: 'line',
      label: {
        en: 'Our lawyer, or the reference of the matter',
        fr: 'Notre avocat ou la référence du dossier',
        zh: '经办律师或案件编号',
      },
    },
    {
      name: 'message',
      kind: 'lines',
      required: true,
      label: {
        en: 'What happened, and when?',
        fr: 'Que s’est-il passé, et quand\u202f?',
        zh: '事情经过及时间',
      },
      hint: { en: 'A few lines are enough.', fr: 'Quelques lignes suffisent.', zh: '寥寥数行即可。' },
    },
    {
      name: 'wish',
      kind: 'lines',
      max: 1_500,
      label: {
        en: 'What would you like us to do?',
        fr: 'Que souhaitez-vous que nous fassions\u202f?',
        zh: '您希望本所如何处理？',
      },
    },
  ],
  send: { en: 'Send the complaint', fr: 'Envoyer la réclamation', zh: '提交投诉' },
  answeredBy: 'complaints',
  // Six years: for as long as it may come before a court.
  keptDays: keptDays.complaint,
};
