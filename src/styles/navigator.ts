/**
 * The style sheet of the navigator: what all pages of the site share, and its own instead of other areas'. Its tables
 * and answers take more than the one sheet of all others has room for.
 */
import './tokens.css';
import './fonts.css';
import './reset.css';
import './base.css';
import './type.css';
import './prose.css';
import './print.css';

/** Exported, or the bundler drops the styles that nothing here uses. */
export const modules = [
  import.meta.glob(['../art/**/*.module.css'], { eager: true }),
  import.meta.glob(['../components/**/*.module.css', '!../components/margin/**'], { eager: true }),
  import.meta.glob(
    ['../browser/**/*.module.css', '!../browser/islands/account/**', '!../browser/islands/scam-checker/**'],
    { eager: true },
  ),
  import.meta.glob(['../pages/shared/**/*.module.css', '../pages/navigator/**/*.module.css'], {
    eager: true,
  }),
];
