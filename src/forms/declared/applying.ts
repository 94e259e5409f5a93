import type { FormField } from '../form.ts';

/** Whether somebody needs a permit. */
export const mayWork: FormField = {
  name: 'right',
  kind: 'choice',
  required: true,
  label: {
    en: 'May you work where it is?',
    fr: 'Pouvez-vous travailler dans ce pays\u202f?',
    zh: '您是否有权在当地工作？',
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
};

/** What is said of each file. */
const documents = {
  en: 'PDF or Word (DOCX), at most 5 MB, without macros.',
  fr: 'PDF ou Word (DOCX), 5 Mo au plus, sans macros.',
  zh: 'PDF或Word（DOCX），不超过5 MB，不含宏。',
};

/** The file of every application. */
export const ownCv: FormField = {
  name: 'cv',
  kind: 'file',
  required: true,
  label: { en: 'Your CV', fr: 'Votre CV', zh: '您的简历' },
  hint: documents,
};

/** Nobody has to write one. */
export const ownLetter: FormField = {
  name: 'letter',
  kind: 'file',
  label: { en: 'A covering letter', fr: 'Une lettre de motivation', zh: '求职信' },
  hint: {
    en: `If you have written one. ${documents.en}`,
    fr: `Si vous en avez rédigé une. ${documents.fr}`,
    zh: `如已撰写，可一并上传。${documents.zh}`,
  },
};
