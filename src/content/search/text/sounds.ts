/** Fewer consonants sound like too many words. */
const SHORTEST = 3;

/**
 * Whether two words, folded, sound alike to somebody who heard the one and wrote the other: `markety`, `marchetti`. Told
 * by their consonants, as English and French read them.
 */
export function soundAlike(one: string, other: string): boolean {
  const codes = soundsOf(one);
  return soundsOf(other).some((code) => code.length >= SHORTEST && codes.includes(code));
}

/** `ch` is read in two ways. */
function soundsOf(word: string): readonly string[] {
  const read = word
    .replace(/^[kgp]n/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ps/, 's')
    .replaceAll(/s?ch(?=[aeiouy])|s?ch$/g, 'C')
    .replaceAll('sh', 'X')
    .replaceAll('ph', 'f')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/g(?=[eiy])/g, 'j')
    .replaceAll(/ck|c|q/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('w', 'v');
  return ['k', 'X'].map((sound) => consonantsOf(read.replaceAll('C', sound)));
}

/** A vowel counts where it begins the word alone, and a consonant once where it is doubled. */
function consonantsOf(sounds: string): string {
  const [first = '', ...others] = sounds;
  const rest = others.join('').replaceAll(/[aeiouyh]/g, '');
  const begin = /[aeiouy]/.test(first) ? 'a' : first;
  return `${begin}${rest}`.replaceAll(/(.)\1+/g, '$1');
}
