import type { Labelled } from '../../../components/sections/section.ts';

const scripts: readonly (readonly [script: RegExp, lang: string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Cyrillic}/u, 'ru'],
];

/** A name in its own script, with the language by which it is set and spoken; null when the title already says it. */
export function nativeNameOf(name: string | null, title: string): Labelled | null {
  if (!name || name === title) return null;
  return { text: name, lang: scripts.find(([script]) => script.test(name))?.[1] };
}
