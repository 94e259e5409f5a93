/**
 * Everything that goes into the site's one stylesheet: what all pages share, then each component's own. Graduate
 * pages have theirs: `margin/margin.ts`; so have hosted pages: `../identity/hosted/hosted-styles.ts`.
 */
import './tokens.css';
import './fonts.css';
import './reset.css';
import './base.css';
import './type.css';
import './prose.css';
import './print.css';

/** Exported, or the bundler drops the styles that nothing here uses. */
export const modules = import.meta.glob(
  [
    '../**/*.module.css',
    '!../components/margin/**',
    '!../pages/graduates/**',
    '!../identity/**',
    '!../mail/**',
  ],
  { eager: true },
);
