import { expect, test } from 'vitest';
import { siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { alertLetter } from './alert-letter.ts';

const preferences = 'https://firm.example/mail/preferences?key=a';
const item = {
  title: 'Escrow & <trust>',
  link: 'https://firm.example/publications/escrow',
  what: 'withdrawn',
  headline: null,
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
      { reports: [], items: [item, { ...item, what: 'gone', link: null }] },
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
      `href="${item.instead.link}"`,
      `href="${item.instead.link}"`,
      `href="${preferences}"`,
      `href="${preferences}"`,
    ]);
    expect(html).toContain('prefers-color-scheme: dark');
  },
);

test.each(siteLocales)(
  'in %s a changed report names twenty of its answers, and says that it is no advice',
  (locale) => {
    const answer = {
      place: 'France · Breach',
      what: 'changed',
      headline: { text: '72 hours', lang: undefined },
      note: { text: 'New form.', lang: undefined },
    } as const;
    const gone = { ...answer, what: 'gone', place: 'Spain · Breach', headline: null, note: null } as const;
    const link = 'https://firm.example/report-builder?with=france&saved=1&compare=1';
    const report = { title: 'Board', link, answers: [gone, ...Array.from({ length: 24 }, () => answer)] };
    const { subject, text, html } = alertLetter(locale, { reports: [report], items: [] }, preferences);
    const { mails, navigator } = messagesFor(locale);
    expect(subject).toBe(mails.alerts.report({ title: 'Board' }));
    expect(text).toContain(`Spain · Breach\n${mails.alerts.gone}`);
    expect(text.match(/72 hours\n.*New form\./g)).toHaveLength(19);
    // What happened to an answer stands below it, second in rank.
    expect(html.match(/72 hours<br><span class="second"[^>]*>[^<]*New form\./g)).toHaveLength(19);
    for (const part of [mails.alerts.answers({ count: 25 }), mails.alerts.others({ count: 5 }), link])
      expect(text).toContain(part);
    for (const whole of [text, html]) expect(whole).toContain(navigator.demonstration);
  },
);

test('an answer that is not in the letter’s language is said to be in English, and marked for readers aloud', () => {
  const headline = { text: 'Within 72 hours', lang: 'en-GB' };
  const note = { text: 'Un nouveau formulaire.', lang: undefined };
  const answers = [{ place: 'France · Violation', what: 'changed', headline, note }] as const;
  const reports = [{ title: 'Conseil', link: null, answers }];
  const { text, html } = alertLetter('fr-fr', { reports, items: [] }, preferences);
  const { alerts } = messagesFor('fr-fr').mails;
  const why = alerts.reason({ what: alerts.changed, note: note.text });
  expect(text).toContain(`France · Violation (en anglais)\n${why}\nWithin 72 hours`);
  expect(html).toMatch(/<td lang="en-GB"[^>]*>Within 72 hours</);
});
