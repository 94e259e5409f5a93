import { keptDays } from '../../content/types/kept-days.ts';
import { ownEmail, ownName } from '../fields.ts';
import type { Form } from '../form.ts';

/** Whoever knows better than an entry of the navigator. */
export const correction: Form = {
  mark: 'CO',
  title: {
    en: 'Report an error in an entry',
    fr: 'Signaler une erreur dans une réponse',
    zh: '指出答案中的错误',
  },
  fields: [
    {
      name: 'entry',
      kind: 'line',
      required: true,
      label: { en: 'Which entry?', fr: 'Quelle réponse\u202f?', zh: '哪一项答案？' },
    },
    {
      name: 'message',
      kind: 'lines',
      required: true,
      label: {
        en: 'What is wrong, and what is right?',
        fr: 'Qu’est-ce qui est faux, et qu’est-ce qui est juste\u202f?',
        zh: '何处有误？正确内容为何？',
      },
    },
    {
      name: 'source',
      kind: 'line',
      label: { en: 'Where does it stand?', fr: 'Où cela figure-t-il\u202f?', zh: '依据或出处' },
      hint: {
        en: 'Such as a gazette, an article of a statute, an address.',
        fr: 'Par exemple un journal officiel, un article de loi, une adresse.',
        zh: '例如公报、法条或网址。',
      },
    },
    ownName,
    ownEmail,
  ],
  send: { en: 'Report it', fr: 'Signaler', zh: '提交' },
  answeredBy: 'navigator',
  keptDays: keptDays.correction,
};
