import type { Byline } from '../../../components/listing/Bylines.tsx';
import type { Labelled } from '../../../components/sections/section.ts';
import { plainText } from '../../../content/rich-text/plain-text.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firm, firmWords } from '../../../platform/settings/firm.ts';

interface Release {
  readonly title: string;
  readonly summary: string | null;
  readonly dateline: string | null;
  readonly body: RichText | null;
  readonly correction: string | null;
}

/** An announcement as text to paste: with its correction, what the firm is, whom to call and its address. */
export function plainRelease(
  { title, summary, dateline, body, correction }: Release,
  press: readonly Byline[],
  url: string,
  locale: Locale,
): string {
  const {
    news: { item: news },
    news: { newsroom },
  } = messagesFor(locale);
  const contacts = press.map(({ name, lines }) => [name, ...lines.map(plainLine)].join('\n'));
  const paragraphs = [
    title,
    summary,
    dateline,
    body && plainText(body).split('\n').join('\n\n'),
    correction && `${news.correction}\n${correction}`,
    news.ends,
    `${news.about({ firm: locale === 'zh-cn' ? firm.chineseShortName : firm.shortName })}\n${firmWords(locale).about}`,
    [newsroom.officers, ...contacts].join('\n'),
    url,
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** A line without what keeps it from breaking; an address of mail in full. */
function plainLine({ text, url }: Labelled): string {
  if (url?.startsWith('mailto:')) return url.slice('mailto:'.length);
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');
}
