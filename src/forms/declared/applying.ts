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

/** The file of every application. */
export const ownCv: FormField = {
  name: 'cv',
  kind: 'file',
  required: true,
  label: { en: 'Your CV', fr: 'Votre CV', zh: '您的简历' },
  hint: {
    en: 'One file, with a letter in it if you like: PDF or Word (DOCX), at most 5 MB, without macros.',
    fr: 'Un seul fichier, avec votre lettre si vous le souhaitez\u202f: PDF ou Word (DOCX), 5 Mo au plus, sans macros.',
    zh: '仅限一个文件，可附求职信：PDF 或 Word（DOCX），不超过 5 MB，不含宏。',
  },
};
