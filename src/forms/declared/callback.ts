import { keptDays } from '../../content/types/kept-days.ts';
import { ownEmail, ownName } from '../fields.ts';
import type { Form } from '../form.ts';

/** Whoever would rather be rung up. */
export const callback: Form = {
  mark: 'CB',
  title: { en: 'Have us call you', fr: 'Être rappelé', zh: '请本所回电' },
  text: {
    en: 'Within one working day, in the hours of the office that calls. We ask for nothing confidential on the telephone before we have checked for conflicts of interest.',
    fr: 'Sous un jour ouvré, aux heures du bureau qui rappelle. Avant la vérification des conflits d’intérêts, nous ne demandons rien de confidentiel au téléphone.',
    zh: '本所将在一个工作日内，于回电办公室的办公时间致电。完成利益冲突核查前，不会在电话中询问任何保密信息。',
  },
  warnsOfConflicts: true,
  fields: [
    ownName,
    {
      name: 'phone',
      kind: 'phone',
      required: true,
      autoComplete: 'tel',
      label: { en: 'The number to call', fr: 'Le numéro à rappeler', zh: '回电号码' },
      hint: {
        en: 'With the code of your country, such as +44 20 7946 0100.',
        fr: 'Avec l’indicatif du pays, par exemple +33 1 99 00 40 00.',
        zh: '请带国家或地区代码，例如+86 21 5550 0100。',
      },
    },
    ownEmail,
    {
      name: 'office',
      kind: 'choice',
      required: true,
      label: { en: 'Who should call?', fr: 'Qui doit rappeler\u202f?', zh: '由何处回电' },
      offices: true,
      options: {
        'office-london': { en: 'London', fr: 'Londres', zh: '伦敦' },
        'office-paris': { en: 'Paris', fr: 'Paris', zh: '巴黎' },
        'office-shanghai': { en: 'Shanghai', fr: 'Shanghai', zh: '上海' },
      },
      hint: {
        en: 'Its hours are those of its own clock.',
        fr: 'Ses heures sont celles de son fuseau.',
        zh: '以下均为当地办公时间。',
      },
    },
    {
      name: 'time',
      kind: 'line',
      label: { en: 'When suits you best?', fr: 'Quand cela vous convient-il\u202f?', zh: '您方便的时间' },
      hint: {
        en: 'A day and hours, with your time zone or city.',
        fr: 'Un jour et des heures, avec votre fuseau ou votre ville.',
        zh: '日期与时段，并注明时区或所在城市。',
      },
    },
    {
      name: 'message',
      kind: 'lines',
      max: 600,
      label: { en: 'What is it about?', fr: 'De quoi s’agit-il\u202f?', zh: '所涉事项' },
      hint: {
        en: 'A field of law is enough.',
        fr: 'Un domaine du droit suffit.',
        zh: '说明法律领域即可。',
      },
    },
  ],
  send: { en: 'Ask for a call', fr: 'Demander un rappel', zh: '请求回电' },
  answeredBy: 'new.matters',
  keptDays: keptDays.callback,
  thanks: 'enquiry',
};
