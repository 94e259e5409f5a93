import type { FormField } from './form.ts';

/** What somebody answers to a question, as it is to be kept; a file by its name. */
export function rightAnswer({ name, kind, options = {} }: FormField): string {
  if (kind === 'choice') return Object.keys(options).at(-1) ?? '';
  if (kind === 'phone') return '+44 20 7946 0100';
  if (kind === 'email') return `${name}@client.example`;
  if (kind === 'lines') return 'Müller & Söhne\n“quoted” 您好';
  return { agreement: 'yes', file: 'cv.pdf', line: `<${name}> & more` }[kind];
}
