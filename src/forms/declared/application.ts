import { keptDays } from '../../content/types/kept-days.ts';
import { ownEmail, ownName, ownPhone } from '../fields.ts';
import type { Form } from '../form.ts';
import { mayWork, ownCv, ownLetter } from './applying.ts';

/** Whoever would like to have a position that is open. */
export const application: Form = {
  mark: 'AP',
  appliesFor: 'job',
  title: { en: 'Apply for this position', fr: 'Postuler à cette offre', zh: '申请该职位' },
  text: {
    en: 'Your CV is enough. We mail you a link by which you see how far your application is, and take it back.',
    fr: 'Votre CV suffit. Nous vous envoyons un lien pour suivre votre candidature et la retirer.',
    zh: '只需提交简历。我们会发送链接，供您查看申请进度或撤回申请。',
  },
  fields: [
    ownName,
    ownEmail,
    ownPhone,
    mayWork,
    {
      name: 'message',
      kind: 'lines',
      label: {
        en: 'Why this position?',
        fr: 'Pourquoi ce poste\u202f?',
        zh: '您为何申请该职位？',
      },
      hint: {
        en: 'In place of a letter, or beside it.',
        fr: 'À la place d’une lettre, ou en complément.',
        zh: '可代替求职信，也可作为补充。',
      },
    },
    ownCv,
    ownLetter,
  ],
  send: { en: 'Send the application', fr: 'Envoyer la candidature', zh: '提交申请' },
  answeredBy: 'careers',
  keptDays: keptDays.application,
  thanks: 'application',
};
