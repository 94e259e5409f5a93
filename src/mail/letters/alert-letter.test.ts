import { expect, test } from 'vitest';
import { siteLocales } from '../../i18n/locales.ts';
import { alertLetter } from './alert-letter.ts';

const preferences = 'https://firm.example/mail/preferences?key=a';
const item = {
  title: 'Escrow & <trust>',
  link: 'https://firm.example/publications/escrow',
  what: 'withdrawn',
  because: 'Tax',
  summary: 'What it says.',
  reason: 'Repealed.',
  instead: { title: 'New law', link: 'https://firm.example/publications/new' },
} as const;

test.each(siteLocales)(
  'in %s text and HTML tell of each change, its reason and what replaced it',
  (locale) => {
    const { subject, text, html } = alertLetter(
      locale,
      [item, { ...item, what: 'gone', link: null }],
      preferences,
    );
    expect(subject).toMatch(/2/);
    const words = html
      .replace(/<head>.*<\/head>/s, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&');
    for (const part of [item.summary, item.reason, item.instead.title, 'Tax'])
      expect([text.includes(part), words.includes(part)]).toEqual([true, true]);
    expect(text).toContain(item.title);
    expect(html).toContain('Escrow &amp; &lt;trust&gt;');
    expect(html.match(/href="[^"]+"/g)).toEqual([
      `href="${item.link}"`,
      `href="${preferences}"`,
      `href="${preferences}"`,
    ]);
    expect(html).toContain('prefers-color-scheme: dark');
  },
);
