import { judgeAddress, judgeSite } from './judge-address.ts';
import { judgeNumber, numberPattern } from './judge-number.ts';
import { resemblance } from './resemblance.ts';
import { cannotTell, type Finding, type Genuine, type Judgement, type Reason } from './verdict.ts';

/** What is said of all that was pasted, and of each thing found in it. */
export interface Result extends Judgement {
  /** One thing alone was pasted: it is its only finding. */
  readonly isOne: boolean;
  readonly findings: readonly Finding[];
}

/** Reasons that leave no doubt about a message, whatever else is in it. */
const imitations: readonly Reason[] = [
  'known',
  'hidden',
  'characters',
  'hyphen',
  'extraWords',
  'otherEnding',
  'fewLetters',
  'insideOther',
  'beforeAt',
];

/** Longest text that is looked through, in characters. */
const longest = 50_000;

/**
 * Judges what somebody pasted: one address, domain or number, or a whole message. One thing is ours when it is on
 * the list. A message never is: whoever invents one may put our true address and number in it.
 *
 * @returns null when nothing was pasted
 */
export function judge(pasted: string, genuine: Genuine): Result | null {
  const whole = pasted.trim();
  if (whole === '') return null;
  const text = whole.slice(0, longest);
  const alone = text === whole ? judgeOne(text, genuine) : null;
  return alone
    ? { ...alone, isOne: true, findings: [{ ...alone, text }] }
    : { ...judgeMessage(text, genuine), isOne: false };
}

/** Null when the text is not one thing alone. */
function judgeOne(text: string, genuine: Genuine): Judgement | null {
  // As mail programs copy a sender: `Name <address>`.
  const one = (/^[^<>@]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text).replace(/^(?:mailto|tel):/i, '');
  if (numberPattern.test(one)) return judgeNumber(one, genuine);
  if (/\s/.test(one)) return null;
  if (/:\/\//.test(one)) return judgeSite(one, genuine);
  if (/^[^/\\?#]+@[^/\\@]+$/.test(one)) return judgeAddress(one, genuine);
  return /[^.]\.[^.]/.test(one) ? judgeSite(one, genuine) : null;
}

function judgeMessage(text: string, genuine: Genuine): Omit<Result, 'isOne'> {
  const findings = [...wordsIn(text, genuine), ...numbersIn(text, genuine)];
  const because = ({ reason }: Judgement) => imitations.includes(reason);
  const imitation = findings.find(because);
  if (imitation) return { verdict: 'notOurs', reason: imitation.reason, findings };
  const sender = senderOf(text, genuine);
  if (sender?.verdict === 'notOurs') return { ...sender, findings };
  if (findings.length === 0) return { ...cannotTell('nothing'), findings };
  const isOursAlone = findings.every(({ verdict }) => verdict === 'ours');
  return { ...cannotTell(isOursAlone ? 'onlyOurs' : 'mixed'), findings };
}

/** What stands between words, in our languages; Chinese puts nothing between a word and an address. */
const between = /[\s<>"“”„‘’«»()[\]{}|,;，。；：、！？（）《》【】\p{Script=Han}]+/u;
/** Endings that make a word with a dot in it a domain. */
const ending =
  /\.(?:com|net|org|info|biz|io|co|eu|uk|fr|de|nl|be|lu|ie|cn|hk|sg|jp|us|ru|xyz|top|online|site|example)$/i;

function wordsIn(text: string, genuine: Genuine): Finding[] {
  const words = text.split(between).map((word) => word.replace(/^[.:'-]+|[.:!?'-]+$/g, ''));
  return [...new Set(words)].flatMap((word) => {
    const judged = judgeWord(word, genuine);
    return judged ? [{ ...judged, text: word }] : [];
  });
}

function judgeWord(word: string, genuine: Genuine): Judgement | null {
  const address = word.replace(/^mailto:/i, '');
  if (/^[^/]+@[^@]+\.[^@]+$/.test(address)) return judgeAddress(address, genuine);
  if (/^https?:\/\/./i.test(word)) return judgeSite(word, genuine);
  const [host = ''] = word.split(/[/?#]/, 1);
  if (!/[^.]\.[^.]/.test(host)) return null;
  const isDomain = ending.test(host) || resemblance(host, genuine) !== null;
  return isDomain ? judgeSite(word, genuine) : null;
}

/** Numbers as letters give them: with a plus, or with noughts in front. */
function numbersIn(text: string, genuine: Genuine): Finding[] {
  const found = text.match(/(?<![\w+])(?:\+|\(?0)[\d(][\d ().\-\u2010-\u2013\u00a0\u202f]{5,}\d/g) ?? [];
  return [...new Set(found)]
    .filter((number) => number.replaceAll(/\D/g, '').length <= 16)
    .map((number) => ({ ...judgeNumber(number, genuine), text: number }));
}

/** The line of a copied message that names who sent it. */
function senderOf(text: string, genuine: Genuine): Judgement | null {
  const line = /^[ \t>]*(?:from|de|von|van|发件人|寄件人)[ \t\u202f]*[:：](.*)$/im.exec(text)?.[1] ?? '';
  const address = /[^\s<>"'()]+@[^\s<>"'()]+/.exec(line)?.[0];
  return address ? judgeAddress(address, genuine) : null;
}
