/** Everything that goes into the one stylesheet: what all pages share, then each component's own. */
import './tokens.css';
import './fonts.css';
import './reset.css';
import './base.css';
import './type.css';
import './prose.css';
import './print.css';

/** Exported, or the bundler drops the styles that nothing here uses. */
export const modules = import.meta.glob('../**/*.module.css', { eager: true });
