import { keptDays } from '../../content/types/kept-days.ts';
import { ownEmail, ownName, ownOrganisation, ownPhone } from '../fields.ts';
import type { Form } from '../form.ts';

/** Whoever wants something of the firm, by what it is about. Nothing confidential is asked for. */
export const enquiry: Form = {
  mark: 'EN',
  title: { en: 'Write to us', fr: 'Nous écrire', zh: '致函本所' },
  warnsOfConflicts: true,
  fields: [
    {
      name: 'intent',
      kind: 'choice',
      required: true,
      label: { en: 'What is it about?', fr: 'De quoi s’agit-il\u202f?', zh: '您的来意' },
      options: {
        instruct: {
          en: 'A matter in which we might act for you',
          fr: 'Une affaire dans laquelle nous pourrions vous conseiller',
          zh: '希望委托本所办理的事项',
        },
        client: {
          en: 'A matter in which we act already',
          fr: 'Une affaire que nous suivons déjà',
          zh: '本所正在办理的事项',
        },
        supplier: {
          en: 'Something you would like to sell us',
          fr: 'Une offre de produit ou de service',
          zh: '向本所供应产品或服务',
        },
        accessibility: {
          en: 'Something on this site that you cannot use',
          fr: 'Une partie de ce site que vous ne pouvez pas utiliser',
          zh: '本网站无法正常使用或存在使用障碍',
        },
        other: { en: 'Something else', fr: 'Autre chose', zh: '其他' },
      },
    },
    ownName,
    ownOrganisation,
    ownEmail,
    ownPhone,
    {
      name: 'office',
      kind: 'line',
      label: {
        en: 'Which office is nearest to it?',
        fr: 'Quel bureau en est le plus proche\u202f?',
        zh: '希望由哪个办公室处理？',
      },
      hint: {
        en: 'A city or a country. If you do not know, leave it out.',
        fr: 'Une ville ou un pays. Si vous ne savez pas, laissez vide.',
        zh: '填写城市或国家/地区；不确定可留空。',
      },
    },
    {
      name: 'parties',
      kind: 'lines',
      max: 1_000,
      label: {
        en: 'Who else is involved?',
        fr: 'Quelles sont les autres parties\u202f?',
        zh: '还涉及哪些当事方？',
      },
      hint: {
        en: 'Names only: with them we check whether we act for anybody on the other side.',
        fr: 'Les noms seulement\u202f: ils nous servent à vérifier que nous ne conseillons pas l’autre partie.',
        zh: '仅填写名称，用于核查本所是否代理对方当事人。',
      },
    },
    {
      name: 'message',
      kind: 'lines',
      required: true,
      max: 1_500,
      label: {
        en: 'In a few sentences, what do you need?',
        fr: 'En quelques phrases, de quoi avez-vous besoin\u202f?',
        zh: '请简述您的需求',
      },
      hint: {
        en: 'The field of law and the country are enough. No documents, figures or secrets yet.',
        fr: 'Le domaine du droit et le pays suffisent. Pas encore de documents, de chiffres ni de secrets.',
        zh: '说明法律领域及国家/地区即可。暂勿提供文件、数据或秘密信息。',
      },
    },
    {
      name: 'understood',
      kind: 'agreement',
      required: true,
      label: {
        en: 'I understand that writing does not make me a client, and I have sent nothing confidential.',
        fr: 'J’ai compris que ce message ne fait pas de moi un client, et je n’y ai rien mis de confidentiel.',
        zh: '本人知悉：来函并不产生委托关系，且所填内容不含保密信息。',
      },
    },
  ],
  send: { en: 'Send the enquiry', fr: 'Envoyer la demande', zh: '提交' },
  answeredBy: {
    field: 'intent',
    desks: {
      instruct: 'new.matters',
      client: 'clients',
      supplier: 'procurement',
      accessibility: 'accessibility',
      other: 'new.matters',
    },
  },
  keptDays: keptDays.enquiry,
  thanks: 'enquiry',
};
