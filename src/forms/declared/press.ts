import { keptDays } from '../../content/types/kept-days.ts';
import { ownEmail, ownName, ownPhone } from '../fields.ts';
import type { Form } from '../form.ts';

/** Journalists. */
export const press: Form = {
  mark: 'PR',
  title: { en: 'Ask the press office', fr: 'Interroger le service de presse', zh: '媒体询问' },
  text: {
    en: 'If your deadline is today, ring instead.',
    fr: 'Si vous bouclez aujourd’hui, téléphonez plutôt.',
    zh: '如当日截稿，请直接致电。',
  },
  fields: [
    ownName,
    {
      name: 'organisation',
      kind: 'line',
      required: true,
      autoComplete: 'organization',
      label: { en: 'Your publication', fr: 'Votre média', zh: '所属媒体' },
    },
    ownEmail,
    ownPhone,
    {
      name: 'deadline',
      kind: 'line',
      label: { en: 'Your deadline', fr: 'Votre bouclage', zh: '截稿时间' },
      hint: {
        en: 'Day and hour, with the time zone.',
        fr: 'Jour et heure, avec le fuseau horaire.',
        zh: '日期与时间，并注明时区。',
      },
    },
    {
      name: 'message',
      kind: 'lines',
      required: true,
      label: { en: 'Your question', fr: 'Votre question', zh: '您的问题' },
    },
  ],
  send: { en: 'Send the question', fr: 'Envoyer la question', zh: '提交' },
  answeredBy: 'press',
  keptDays: keptDays.press,
};
