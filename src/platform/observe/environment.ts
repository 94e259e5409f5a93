import type { Settings } from '../settings/settings.ts';

/** In which of the places where the product runs something happened. */
export function environmentOf({
  demonstration,
  production,
}: Pick<Settings, 'demonstration' | 'production'>): 'demonstration' | 'production' | 'development' {
  if (demonstration) return 'demonstration';
  return production ? 'production' : 'development';
}
