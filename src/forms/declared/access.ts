import { keptDays } from '../../content/types/kept-days.ts';
import { ownEmail, ownName, ownOrganisation, ownPhone } from '../fields.ts';
import type { Form } from '../form.ts';

/** Whoever would like to use a product, or to learn how. */
export const access: Form = {
  mark: 'AC',
  title: { en: 'Ask about a product', fr: 'Se renseigner sur un outil', zh: '咨询产品' },
  fields: [
    {
      name: 'product',
      kind: 'line',
      required: true,
      label: { en: 'Which product?', fr: 'Quel outil\u202f?', zh: '所涉产品' },
    },
    {
      name: 'wish',
      kind: 'choice',
      required: true,
      label: { en: 'What would you like?', fr: 'Que souhaitez-vous\u202f?', zh: '您的需求' },
      options: {
        access: {
          en: 'Access for me or my organisation',
          fr: 'Un accès pour moi ou mon organisation',
          zh: '为本人或本机构开通权限',
        },
        trial: { en: 'A trial', fr: 'Un essai', zh: '试用' },
        training: { en: 'Training', fr: 'Une formation', zh: '培训' },
        question: { en: 'An answer to a question', fr: 'Une réponse à une question', zh: '咨询问题' },
      },
    },
    ownName,
    { ...ownOrganisation, required: true },
    ownEmail,
    ownPhone,
    {
      name: 'message',
      kind: 'lines',
      max: 1_500,
      label: { en: 'Anything we should know?', fr: 'Une précision\u202f?', zh: '补充说明' },
      hint: {
        en: 'Such as how many of you there are, and by when.',
        fr: 'Par exemple le nombre de personnes et la date.',
        zh: '例如使用人数与时间。',
      },
    },
  ],
  send: { en: 'Send', fr: 'Envoyer', zh: '提交' },
  answeredBy: 'products',
  keptDays: keptDays.access,
};
