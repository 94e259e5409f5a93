import { type LetterItem, type LetterParts, wordsOf } from './letter-parts.ts';

// Mail programs know no style sheets from elsewhere, custom properties or `light-dark()`: tables, and styles on each
// element. The colours are those of src/styles/tokens.css. In the dark, programs that read the rule in the head take its
// colours, and the others turn ours themselves.
const serif = "font-family:Georgia,'Songti SC',SimSun,serif";
const sans = "font-family:Arial,'PingFang SC','Microsoft YaHei',sans-serif";
const ink = 'color:#0e1b2e';
const second = 'color:#435268';

const dark = `@media (prefers-color-scheme: dark) {
body, .paper { background: #0b1422 !important }
td, h1, h2, strong, a { color: #e9edf1 !important; border-color: #2b3a50 !important }
strong { border-color: #a9b6c7 !important }
.second, .second a { color: #a9b6c7 !important }
.button { background: #e9edf1 !important; color: #0b1422 !important }
}`;

/** The letter as HTML that mail programs show: the same words as its text. */
export function letterHtml(parts: LetterParts): string {
  const { tag, firm, subject, text, items = [], web, happened, code, unless, button, holds, why } = parts;
  const body = `${sans};font-size:16px;line-height:26px;${ink};padding-bottom:24px`;
  const rows = [
    paragraph(escapeHtml(firm), `${serif};font-size:22px;line-height:32px;${ink};padding-bottom:32px`),
    `<tr><td style="padding-bottom:12px"><h1 style="margin:0;${serif};font-size:28px;line-height:36px;font-weight:400;${ink}">${withWholeReferences(escapeHtml(subject))}</h1></td></tr>`,
    paragraph(withWholeReferences(escapeHtml(text.trim())).replaceAll('\n', '<br>'), body),
    ...items.map(itemRow),
    web === undefined
      ? ''
      : paragraph(`<a href="${escapeHtml(web.link)}" style="${ink}">${escapeHtml(web.label)}</a>`, body),
    happened === undefined ? '' : paragraph(escapeHtml(happened), body),
    code === undefined ? '' : codeRow(code),
    unless === undefined ? '' : paragraph(escapeHtml(unless), body),
    button === undefined ? '' : buttonRows(button),
    holds === undefined
      ? ''
      : paragraph(escapeHtml(holds), `${sans};font-size:15px;line-height:24px;${ink};padding-bottom:24px`),
    `<tr><td class="second" style="border-top:1px solid #ccd3d9;padding-top:16px;${sans};font-size:14px;line-height:22px;${second}">${escapeHtml(why)}</td></tr>`,
  ];
  return `<!DOCTYPE html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
${dark}
</style>
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#fbfbf9">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbfbf9">
<tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;text-align:left">
${rows.filter(Boolean).join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(html: string, style: string): string {
  return `<tr><td style="${style}">${html}</td></tr>`;
}

/** Something that happened: a title that leads to it, what it was, and what it says. */
function itemRow({ title, lang, link, lines }: LetterItem): string {
  const shown = escapeHtml(title);
  const heading = link === undefined ? shown : `<a href="${escapeHtml(link)}" style="${ink}">${shown}</a>`;
  const [first = '', ...rest] = lines;
  const more = rest.map((line) => {
    const words = wordsOf(line);
    return `<tr><td${langAttribute(line)} style="${sans};font-size:15px;line-height:24px;${ink};padding-top:${words.includes('\n') ? 12 : 6}px">${withLower(withLinks(escapeHtml(words)))}</td></tr>`;
  });
  return `<tr><td style="padding-bottom:28px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td><h2${langAttribute({ lang })} style="margin:0;${serif};font-size:20px;line-height:28px;font-weight:400;${ink}">${heading}</h2></td></tr>
<tr><td class="second" style="${sans};font-size:14px;line-height:22px;${second};padding-top:4px">${escapeHtml(wordsOf(first))}</td></tr>
${more.join('\n')}</table></td></tr>`;
}

function langAttribute(line: string | { readonly lang?: string | undefined }): string {
  return typeof line === 'string' || !line.lang ? '' : ` lang="${line.lang}"`;
}

/** A line with what explains it below, as second in rank. */
function withLower(html: string): string {
  return html.replace(/\n(.*)$/s, `<br><span class="second" style="font-size:14px;${second}">$1</span>`);
}

/** References (`EQ-7K2M-9QXA`) that no line ends in the middle of. */
function withWholeReferences(html: string): string {
  return html.replaceAll(
    /\b[A-Z]{2}-[2-9A-Z]{4}-[2-9A-Z]{4}\b/g,
    (reference) => `<span style="white-space:nowrap">${reference}</span>`,
  );
}

/** Addresses in a line, as links that break where a narrow screen ends. */
function withLinks(html: string): string {
  return html.replaceAll(
    /https?:\/\/[^\s<"]+/g,
    (link) => `<a href="${link}" style="${ink};word-break:break-all">${link}</a>`,
  );
}

function codeRow(code: string): string {
  return `<tr><td style="padding-bottom:24px"><strong style="display:inline-block;border:1px solid #0e1b2e;border-radius:2px;padding:12px 20px;${sans};font-size:28px;line-height:32px;letter-spacing:6px;${ink}">${escapeHtml(code)}</strong></td></tr>`;
}

function buttonRows({ label, link }: { readonly label: string; readonly link: string }): string {
  const href = escapeHtml(link);
  return `<tr><td style="padding-bottom:16px"><a href="${href}" class="button" style="display:inline-block;background:#0e1b2e;border:1px solid #0e1b2e;border-radius:2px;padding:12px 24px;${sans};font-size:16px;line-height:24px;font-weight:bold;color:#fbfbf9;text-decoration:none">${escapeHtml(label)}</a></td></tr>
<tr><td class="second" style="padding-bottom:24px;${sans};font-size:14px;line-height:22px;${second};word-break:break-all"><a href="${href}" style="${second}">${href}</a></td></tr>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
