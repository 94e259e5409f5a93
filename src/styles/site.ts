/**
 * Everything that goes into the site's stylesheet: what all pages share, then each component's own. The navigator,
 * products, features, publications, blog and locations, and what they alone share (`long-read`), have their own:
 * `products.ts`; so have graduate pages: `margin/margin.ts`; and hosted pages: `../identity/hosted/hosted-styles.ts`.
 */
import './tokens.css';
import './fonts.css';
import './reset.css';
import './base.css';
import './type.css';
import './prose.css';
import './print.css';

/**
 * What is below comes before what is made of it, since all stand in one layer. Exported, or the bundler drops the styles
 * that nothing here uses.
 */
export const modules = [
  import.meta.glob(['../art/**/*.module.css'], { eager: true }),
  import.meta.glob(['../components/**/*.module.css', '!../components/{margin,navigator}/**'], {
    eager: true,
  }),
  import.meta.glob(['../browser/**/*.module.css', '!../browser/islands/{copy-summary,report-builder}/**'], {
    eager: true,
  }),
  import.meta.glob(
    [
      '../pages/**/*.module.css',
      '!../pages/{access-the-tool,blog,disputes-aviator,graduates,locations,navigator,publications,works}/**',
      // Of navigator and blog alone.
      '!../pages/shared/records/long-read/**',
    ],
    { eager: true },
  ),
];
