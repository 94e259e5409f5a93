import { useRef, useState } from 'react';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { loadSubjects, type Subject } from './subjects.ts';
import type { AccountTexts } from './texts.ts';

/**
 * Every subject, asked for when the first one needs them.
 * @returns `load` waits for them; it brings none when they cannot be had, and asks again the next time
 */
export function useSubjects(locale: SiteLocale, texts: AccountTexts) {
  const [subjects, setSubjects] = useState<readonly Subject[]>([]);
  const loading = useRef<Promise<readonly Subject[]>>(undefined);

  async function load(): Promise<readonly Subject[]> {
    loading.current ??= loadSubjects(locale, texts);
    try {
      const found = await loading.current;
      setSubjects(found);
      return found;
    } catch (error) {
      console.error(error);
      loading.current = undefined;
      return [];
    }
  }
  return { subjects, load };
}
