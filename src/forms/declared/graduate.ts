import { keptDays } from '../../content/types/kept-days.ts';
import { ownEmail, ownName, ownPhone } from '../fields.ts';
import type { Form } from '../form.ts';
import { mayWork, ownCv, ownLetter } from './applying.ts';

/** Whoever would like to have a place in a programme for graduates; its record says until when. */
export const graduate: Form = {
  mark: 'GR',
  appliesFor: 'programme',
  title: { en: 'Apply for this programme', fr: 'Candidater à ce programme', zh: '申请该项目' },
  text: {
    en: 'We mail you a link by which you see how far your application is, and take it back. Names of schools and marks are not what decides.',
    fr: 'Nous vous envoyons un lien pour suivre votre candidature et la retirer. Ni le nom de l’établissement ni les notes ne décident.',
    zh: '我们会发送链接，供您查看申请进度或撤回申请。学校名称与成绩并非决定因素。',
  },
  fields: [
    ownName,
    ownEmail,
    ownPhone,
    {
      name: 'stage',
      kind: 'choice',
      required: true,
      label: { en: 'Where are you in your studies?', fr: 'Où en êtes-vous\u202f?', zh: '您目前的学习阶段' },
      options: {
        first: { en: 'First year', fr: 'Première année', zh: '一年级' },
        middle: { en: 'A year in between', fr: 'Une année intermédiaire', zh: '中间年级' },
        penultimate: { en: 'The year before the last', fr: 'Avant-dernière année', zh: '倒数第二年' },
        final: { en: 'Last year', fr: 'Dernière année', zh: '最后一年' },
        graduate: { en: 'I have a degree', fr: 'J’ai un diplôme', zh: '已毕业' },
      },
    },
    {
      name: 'degree',
      kind: 'line',
      required: true,
      label: {
        en: 'Subject and place of your degree',
        fr: 'Matière et lieu de vos études',
        zh: '专业与就读院校',
      },
      hint: {
        en: 'Such as history, Leeds, 2027. Law is not expected.',
        fr: 'Par exemple droit, Lyon, 2027.',
        zh: '例如：法学，上海，2027年。',
      },
    },
    {
      name: 'examination',
      kind: 'line',
      label: {
        en: 'Examinations and languages, passed or planned',
        fr: 'Examens et langues, obtenus ou prévus',
        zh: '已通过或计划参加的考试及语言能力',
      },
      hint: {
        en: 'Such as SQE1 in January, French.',
        fr: 'Par exemple l’examen d’entrée au CRFPA, l’anglais.',
        zh: '例如：法律职业资格考试、英语。',
      },
    },
    mayWork,
    {
      name: 'why',
      kind: 'lines',
      required: true,
      max: 3_000,
      label: {
        en: 'Why this programme, and why with us?',
        fr: 'Pourquoi ce programme, et pourquoi chez nous\u202f?',
        zh: '您为何申请该项目，为何选择本所？',
      },
      hint: {
        en: 'In place of a letter; 400 words are plenty.',
        fr: 'À la place d’une lettre\u202f; 400 mots suffisent largement.',
        zh: '代替求职信，600字左右即可。',
      },
    },
    {
      name: 'adjustments',
      kind: 'lines',
      max: 1_000,
      label: {
        en: 'What do you need in order to take part in our selection?',
        fr: 'De quoi avez-vous besoin pour participer à la sélection\u202f?',
        zh: '参加选拔需要哪些便利安排？',
      },
      hint: {
        en: 'Only those who arrange it read this: more time, an interpreter, another hour.',
        fr: 'Seuls ceux qui l’organisent le lisent\u202f: plus de temps, un interprète, un autre horaire.',
        zh: '仅供安排人员阅读：例如延长时间、传译、调整时段。',
      },
    },
    ownCv,
    ownLetter,
  ],
  send: { en: 'Send the application', fr: 'Envoyer la candidature', zh: '提交申请' },
  answeredBy: 'graduates',
  keptDays: keptDays.graduate,
  thanks: 'application/programme',
};
