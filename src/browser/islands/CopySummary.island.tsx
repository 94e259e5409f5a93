import { useState } from 'react';
import { Button } from '../../components/controls/Button.tsx';
import { clipboardHtml } from './copy-summary/clipboard-html.ts';
import { defineIsland } from './kit/define.ts';

type Props = {
  /** The id of what is copied. */
  readonly from: string;
  readonly texts: { readonly copy: string; readonly copied: string; readonly failed: string };
};

/** Copies a part of the page as formatted text, for a mail or a word processor, and as plain text. */
function CopySummary({ from, texts }: Props) {
  const [said, setSaid] = useState('');
  async function copy() {
    const part = document.getElementById(from);
    if (!part) return;
    try {
      const html = new Blob([clipboardHtml(part)], { type: 'text/html' });
      const plain = new Blob([part.innerText], { type: 'text/plain' });
      await navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': plain })]);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.failed);
    }
  }
  return (
    <p className="screen-only">
      <Button type="button" size="small" onClick={copy}>
        {texts.copy}
      </Button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}

export const island = defineIsland<Props>({
  name: 'CopySummary',
  Component: CopySummary,
  examples: [{ from: 'summary', texts: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' } }],
});
