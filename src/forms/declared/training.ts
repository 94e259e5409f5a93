import { keptDays } from '../../content/types/kept-days.ts';
import { formatPeriod } from '../../i18n/format.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { ownName, ownOrganisation } from '../fields.ts';
import type { Form, FormField } from '../form.ts';
import { takingPartConsent, takingPartEmail, takingPartNeeds } from './taking-part.ts';

/** As professional bodies know somebody. */
const professionalNumber: FormField = {
  name: 'number',
  kind: 'line',
  max: 60,
  label: {
    en: 'Your number with your professional body',
    fr: 'Votre numéro auprès de votre ordre professionnel',
    zh: '您的执业证号或会员编号',
  },
  hint: {
    en: 'It is printed on your training record, and used for nothing else.',
    fr: 'Il figure sur votre relevé de formation et ne sert à rien d’autre.',
    zh: '仅印于您的培训记录，不作他用。',
  },
};

const recordIsKept = (locale: SiteLocale) => formatPeriod(keptDays.trainingRecord, locale);

/** Whoever would like to take part in a live training, which counts towards what their profession asks of them. */
export const training: Form = {
  mark: 'TR',
  isRegistration: true,
  title: { en: 'Register for this training', fr: 'S’inscrire à cette formation', zh: '报名参加培训' },
  text: {
    en: `Each registration is for one person. If you take part, we mail you the link to your training record (CPD) afterwards, and keep that record for ${recordIsKept('en')}.`,
    fr: `Chaque inscription vaut pour une personne. Si vous y participez, nous vous enverrons ensuite le lien vers votre relevé de formation continue, conservé ${recordIsKept('fr-fr')}.`,
    zh: `每次报名限一人。参加培训后，本所将通过电子邮件发送您的继续教育（CPD）培训记录链接，该记录保存${recordIsKept('zh-cn')}。`,
  },
  fields: [
    {
      ...ownName,
      hint: {
        en: 'As it is to stand on your training record.',
        fr: 'Tel qu’il doit figurer sur votre relevé de formation.',
        zh: '请按培训记录上应显示的姓名填写。',
      },
    },
    takingPartEmail,
    ownOrganisation,
    professionalNumber,
    takingPartNeeds,
    takingPartConsent,
  ],
  send: { en: 'Register', fr: 'S’inscrire', zh: '提交报名' },
  answeredBy: 'events',
  keptDays: keptDays.training,
  thanks: 'events',
};
