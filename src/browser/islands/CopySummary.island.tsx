import { useState } from 'react';
import { Button } from '../../components/controls/Button.tsx';
import styles from './copy-summary/CopySummary.module.css';
import { clipboardHtml } from './copy-summary/clipboard-html.ts';
import { copyAs } from './copy-summary/copy-as.ts';
import { defineIsland } from './kit/define.ts';

type Props = {
  /** The id of what is copied. */
  readonly from: string;
  readonly texts: { readonly copy: string; readonly copied: string; readonly failed: string };
};

/** Copies a part of the page as formatted text, for a mail or a word processor, and as plain text. */
function CopySummary({ from, texts }: Props) {
  const [said, setSaid] = useState('');
  function copy() {
    const part = document.getElementById(from);
    if (!part) return;
    const isCopied = copyAs({ 'text/html': clipboardHtml(part), 'text/plain': part.innerText });
    setSaid(isCopied ? texts.copied : texts.failed);
  }
  return (
    <p className={`screen-only ${styles.copy}`}>
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
