import { type InterfaceLanguage, type Locale, localeFacts } from '../../../routing/locales.ts';
import { type QuestionTexts, questionsEn } from './questions-en.ts';
import { questionsFr } from './questions-fr.ts';
import { questionsZh } from './questions-zh.ts';
import { type Reasons, reasonsEn } from './reasons-en.ts';
import { reasonsFr } from './reasons-fr.ts';
import { reasonsZh } from './reasons-zh.ts';
import { type ResultTexts, resultEn } from './result-en.ts';
import { resultFr } from './result-fr.ts';
import { resultZh } from './result-zh.ts';

/** Everything that the tool says of a dispute, in one language. */
interface AviatorTexts extends ResultTexts {
  readonly questions: QuestionTexts;
  readonly reasons: Reasons;
}

const en: AviatorTexts = { ...resultEn, questions: questionsEn, reasons: reasonsEn };

/** The languages in which the page is served. */
export const aviatorTexts = {
  en,
  fr: { ...resultFr, questions: questionsFr, reasons: reasonsFr },
  zh: { ...resultZh, questions: questionsZh, reasons: reasonsZh },
} as const satisfies Partial<Record<InterfaceLanguage, AviatorTexts>>;

export function aviatorTextsFor(locale: Locale): AviatorTexts {
  const { language } = localeFacts[locale];
  return language === 'fr' || language === 'zh' ? aviatorTexts[language] : en;
}
