/**
 * The style sheet of what the firm offers online, the navigator, products and features, and of publications, blog and
 * locations: what all pages of the site share, and theirs instead of other areas'. Together they take more than one sheet has room for.
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
  import.meta.glob(
    [
      '../components/**/*.module.css',
      '!../components/{forms,margin,search}/**',
      '!../components/listing/Letters.module.css',
      '!../components/sections/{DateAxis,Entries,Figure,Ledger,Quote}.module.css',
    ],
    { eager: true },
  ),
  import.meta.glob(
    [
      '../browser/**/*.module.css',
      '!../browser/islands/{account,lesson-progress,scam-checker}/**',
      '!../browser/islands/search-suggestions/RecentSearches.module.css',
    ],
    { eager: true },
  ),
  import.meta.glob(
    [
      '../pages/shared/**/*.module.css',
      '../pages/{access-the-tool,blog,disputes-aviator,locations,navigator,publications,works}/**/*.module.css',
    ],
    { eager: true },
  ),
];
