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

/** What is left out or stands for another word in speech: `don’t`, `can’t`, `what’s`. */
const shortened =
  /\b(?:(?:do|does|did|is|are|was|were|ca|wo|would|should|could|have|has|had|must)n['’]t|(?<=\p{L})['’](?:s|re|ll|ve|d|m))\b/gu;

/** Running text, folded, without turns of phrase that only ask; as it is when nothing else is left. */
export function withoutAsking(text: string): string {
  const spoken = text.replaceAll(shortened, ' ');
  const words = spoken.replaceAll(/['’\-\s?!.,;:]+/gu, ' ').trim();
  const left = words.replaceAll(asking, ' ').trim();
  return left === '' ? text : left === words ? spoken : left;
}

/** Words that ask how somebody or an office can be reached, folded, in the three languages of the site. */
const contactWords = new Set(
  'phone phones telephone tel mobile number call email mail e contact contacts details address reach office offices hours opening open now numero coordonnees courriel mel adresse horaires heures ouverture ouvert portable joindre appeler bureau bureaux 电话 电话号码 号码 手机 邮箱 邮件 电子邮件 电子邮箱 邮箱地址 联系 联系方式 联络 地址 办公室 办事处 营业 营业时间 办公时间 工作时间 下班 上班 时间'.split(
    ' ',
  ),
);

/** Whether a word only asks for a telephone, an address or hours. */
export function onlyAsksForContact(word: string): boolean {
  return contactWords.has(word);
}

/** Of these the words that mean nothing else, and those who come to an office ask: what they ask of says more. */
const whereWords = new Set(
  'phone telephone tel number email address contact contacts hours opening office offices parking park directions numero adresse coordonnees horaires bureau bureaux telephone se garer stationnement 电话 电话号码 号码 邮箱 地址 联系 联系方式 办公室 办事处 营业时间 办公时间 下班 上班 停车 附近 怎么走'.split(
    ' ',
  ),
);

/** Whether a word only asks how somebody or an office is reached, and never names a subject itself. */
export function onlyAsksWhere(word: string): boolean {
  return whereWords.has(word);
}

/** Words of sentences that say how something is put, in the three languages of the site. */
const puttingWords = new Set(
  'use used using say says said tell told telling ask asks asked know knows like let lets put puts take takes taken keep kept hold holds give gives given go goes going went come comes came see look looking long time thing things something anything everything nothing else one two own new old good bad big small first last now soon already still also even just really very lot without within between near nearby around really company companies firm boss people person way work works working day days mean means called near doing done made making use client clients right rights whose everybody anybody nobody veut veulent dire dit fait quel quelle quels quelles quelqu quelque quelques chose choses gens personne personnes entreprise societe nouveau nouvelle nouveaux ancien encore deja aussi meme bien grand petit seul autre autres sans avec sous contre cabinet client clients notre nos votre vos prendre prend donner donne mettre met demande demander parle parler 公司 企业 我们公司 客户 人 一个 没有 不 自己 别人 这个 那个 新 所有 使用 用 让 给 做 做什么 需不需要 要不要 要求 进行 通过 关于 问题 情况 东西'.split(
    ' ',
  ),
);

/** Whether a word of a sentence only says how it is put. */
export function isOnlyPut(word: string): boolean {
  return puttingWords.has(word);
}
