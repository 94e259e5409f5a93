import { ownEmail, ownName, ownPhone } from '../fields.ts';
import type { Form } from '../form.ts';

/** Whoever would like to have a position that is open. */
export const application: Form = {
  mark: 'AP',
  isApplication: true,
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
    {
      name: 'right',
      kind: 'choice',
      required: true,
      label: {
        en: 'May you work where the position is?',
        fr: 'Pouvez-vous travailler dans le pays du poste\u202f?',
        zh: '您是否有权在该职位所在地工作？',
      },
      options: {
        yes: { en: 'Yes', fr: 'Oui', zh: '是' },
        permit: {
          en: 'With a permit that I would need',
          fr: 'Avec une autorisation que je devrais obtenir',
          zh: '需要办理许可',
        },
        unsure: { en: 'I do not know yet', fr: 'Je ne sais pas encore', zh: '尚不确定' },
      },
    },
    {
      name: 'message',
      kind: 'lines',
      label: {
        en: 'Why this position?',
        fr: 'Pourquoi ce poste\u202f?',
        zh: '您为何申请该职位？',
      },
      hint: { en: 'In place of a letter.', fr: 'À la place d’une lettre.', zh: '代替求职信。' },
    },
    {
      name: 'cv',
      kind: 'file',
      required: true,
      label: { en: 'Your CV', fr: 'Votre CV', zh: '您的简历' },
      hint: {
        en: 'PDF or Word (DOCX), at most 5 MB, without macros.',
        fr: 'PDF ou Word (DOCX), 5 Mo au plus, sans macros.',
        zh: 'PDF 或 Word（DOCX）文件，不超过 5 MB，不含宏。',
      },
    },
  ],
  send: { en: 'Send the application', fr: 'Envoyer la candidature', zh: '提交申请' },
  answeredBy: 'careers',
  keptDays: 365,
  thanks: 'application',
};
