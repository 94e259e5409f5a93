/** The style sheet of the hosted pages: what all of the firm's pages share, and what is only here. */
import '../../styles/tokens.css';
import '../../styles/fonts.css';
import '../../styles/reset.css';
import '../../styles/base.css';
import '../../styles/type.css';

/** Exported, or the bundler drops the styles that nothing here uses. */
export const modules = import.meta.glob(
  [
    './**/*.module.css',
    '../security/*.module.css',
    '../mailbox/*.module.css',
    '../../art/component/Art.module.css',
    '../../components/controls/{Button,Field}.module.css',
    '../../components/icons/Icon.module.css',
  ],
  { eager: true },
);
