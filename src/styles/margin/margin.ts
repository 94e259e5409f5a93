/**
 * The style sheet of the graduate pages. It names its own values for the site's custom properties, so that buttons,
 * fields and notices take on its look, and adds what is only here.
 */
import './tokens.css';
import './fonts.css';
import '../reset.css';
import '../base.css';
import '../type.css';
import '../prose.css';
import './base.css';
import '../print.css';
import './print.css';

/** Exported, or the bundler drops the styles that nothing here uses. */
export const modules = import.meta.glob(
  [
    '../../components/margin/*.module.css',
    '../../pages/graduates/**/*.module.css',
    '../../art/component/Art.module.css',
    '../../components/consent/*.module.css',
    '../../components/controls/*.module.css',
    '../../components/icons/Icon.module.css',
    '../../components/layout/{AccountMenu,LanguageSwitch,ThemeChoice}.module.css',
    '../../components/listing/FileLinks.module.css',
    '../../components/notices/Notices.module.css',
    '../../components/sections/DataTable.module.css',
  ],
  { eager: true },
);
