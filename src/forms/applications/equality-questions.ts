import type { Labels } from '../../content/types/labels.ts';

/** Where applicants may say something of themselves, without its language. */
export const EQUALITY_PATH = '/forms/equal-opportunities';

interface EqualityQuestion {
  readonly label: Labels;
  readonly answers: Readonly<Record<string, Labels>>;
}

const yes = { en: 'Yes', fr: 'Oui', zh: '是' };
const no = { en: 'No', fr: 'Non', zh: '否' };

/** What applicants may be asked in every country where we take people; some forbid to ask for more, such as for origin. */
export const equalityQuestions: Readonly<Record<string, EqualityQuestion>> = {
  gender: {
    label: { en: 'Are you', fr: 'Vous êtes', zh: '您的性别' },
    answers: {
      woman: { en: 'A woman', fr: 'Une femme', zh: '女' },
      man: { en: 'A man', fr: 'Un homme', zh: '男' },
      other: { en: 'Neither, or something else', fr: 'Ni l’un ni l’autre', zh: '其他' },
    },
  },
  age: {
    label: { en: 'How old are you?', fr: 'Quel âge avez-vous\u202f?', zh: '您的年龄' },
    answers: {
      'under-25': { en: 'Under 25', fr: 'Moins de 25 ans', zh: '25岁以下' },
      '25-34': { en: '25 to 34', fr: '25 à 34 ans', zh: '25–34岁' },
      '35-49': { en: '35 to 49', fr: '35 à 49 ans', zh: '35–49岁' },
      '50-up': { en: '50 or more', fr: '50 ans ou plus', zh: '50岁及以上' },
    },
  },
  disability: {
    label: {
      en: 'Do you have a disability?',
      fr: 'Êtes-vous en situation de handicap\u202f?',
      zh: '您是否有残疾？',
    },
    answers: { yes, no },
  },
  firstAtUniversity: {
    label: {
      en: 'Are you the first of your family at a university?',
      fr: 'Êtes-vous le premier ou la première de votre famille à l’université\u202f?',
      zh: '您是否是家中第一位大学生？',
    },
    answers: { yes, no },
  },
  caring: {
    label: {
      en: 'Do you care for somebody, such as a child or a parent?',
      fr: 'Avez-vous quelqu’un à charge, enfant ou parent par exemple\u202f?',
      zh: '您是否需要照顾他人，例如子女或父母？',
    },
    answers: { yes, no },
  },
};
