import { type Locale, localeFacts } from '../../../i18n/locales.ts';

/** Words of questions that are no stop words, though they say nothing about what is looked for. */
const askingWords: Readonly<Record<'en' | 'fr', ReadonlySet<string>>> = {
  en: new Set(
    'get gets got getting need needs want wants happen happens tell find please help really make many much us someone somebody'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'comment combien pourquoi quand faut peut peuvent puis dois doit doivent etre avoir faire fait si chez vers plus tres tout tous toute toutes lors afin dont entre'.split(
      ' ',
    ),
  ),
};

/** Whether a word of a reader's language only asks; Latin words of other readers are English. */
export function onlyAsksIn(locale: Locale, word: string): boolean {
  return askingWords[localeFacts[locale].language === 'fr' ? 'fr' : 'en'].has(word);
}

/**
 * What questions turn on and nobody looks for, folded. Their words stay where they stand otherwise: `long stop date`.
 */
const turns = [
  // English
  'how (?:long|much|many|often|soon|big|fast|quickly)(?: (?:days|hours|weeks|months|time))?(?= )',
  '(?:can|could|may|must|should|do|does|did|will|would|shall|am|are|is) (?:i|we|you|my|our|they|he|she|it|there|somebody|someone|anybody|anyone)',
  '(?:who|whom) (?:do|can|should|must|to|will) (?:i |we )?(?:call|contact|phone|ask|tell|talk to|speak to|turn to)',
  'who can (?:help|advise)(?: (?:me|us))?',
  'what (?:happens|happened|is|are|was|do|does|should|must|can|if)(?: (?:i|we|if|when|the|a|an|my|our|you))*',
  'how (?:do|does|can|should|must|is|are|to)(?: (?:i|we|you|one|they))?',
  '(?:have|need|want|allowed|able|possible|required|supposed) to',
  '(?:tell|show|help|give) (?:me|us)',
  'looking for',
  'please',
  // French
  'est ce que?',
  'qu est ce qu[ei]?',
  '(?:combien|comment|pourquoi|quand|ou)(?: (?:de temps|de jours|faut il|doit on|peut on|puis je))?(?= )',
  '(?:puis|dois|suis|ai|vais) je',
  '(?:peut|doit|a t|faut|est|sont|peuvent|doivent)(?: t)? (?:on|il|elle|ils|elles|nous|vous)',
  '(?:peut|doit|faut) (?:on|il)',
  'qui (?:appeler|contacter|peut|doit|prevenir)',
  'que (?:faire|se passe t il)',
  'y a t il',
  'avez vous',
  'j ai besoin d?',
  'ai besoin de',
];
const asking = new RegExp(`(?<=^| )(?:${turns.join('|')})(?= |$)`, 'gu');

/** Running text, folded, without turns of phrase that only ask; as it is when nothing else is left. */
export function withoutAsking(text: string): string {
  const words = text.replaceAll(/['’\-\s?!.,;:]+/gu, ' ').trim();
  const left = words.replaceAll(asking, ' ').trim();
  return left === words || left === '' ? text : left;
}

/** Words that ask how somebody or an office can be reached, folded, in the three languages of the site. */
const contactWords = new Set(
  'phone phones telephone tel mobile number call email mail e contact contacts details address reach office offices hours opening open now numero coordonnees courriel mel adresse horaires heures ouverture ouvert portable joindre appeler bureau bureaux 电话 电话号码 号码 手机 邮箱 邮件 电子邮件 电子邮箱 邮箱地址 联系 联系方式 联络 地址 办公室 办事处 营业 营业时间 办公时间 工作时间 时间'.split(
    ' ',
  ),
);

/** Whether a word only asks for a telephone, an address or hours. */
export function onlyAsksForContact(word: string): boolean {
  return contactWords.has(word);
}
