import type { SeedRecord, SeedVersion } from './assemble.ts';

type Report = (file: string, problem: string) => void;

interface Desk {
  readonly name?: string;
  readonly hours?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** Tells of a desk, which its e-mail address names, that has another name, number or hour on another page of a language. */
export function reportDesks(records: readonly SeedRecord[], report: Report): void {
  const known = new Map<string, { readonly text: string; readonly file: string }>();
  for (const { source, translations } of records) {
    const emails = desksOf(source.versions.at(-1)).map(({ email }) => email);
    for (const { locale, versions } of [source, ...translations]) {
      const last = versions.at(-1);
      for (const [at, desk] of desksOf(last).entries()) {
        for (const fact of ['name', 'hours', 'phone'] as const) {
          const text = desk[fact];
          if (!last || !emails[at] || !text) continue;
          const key = [locale, emails[at], fact].join(' ');
          const before = known.get(key) ?? { text, file: last.file };
          known.set(key, before);
          if (before.text !== text)
            report(
              last.file,
              `desks: ${emails[at]} has the ${fact} “${text}”, and “${before.text}” in ${before.file}`,
            );
        }
      }
    }
  }
}

const desksOf = (version: SeedVersion | undefined) => (version?.fields.desks ?? []) as readonly Desk[];
