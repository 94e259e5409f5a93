// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { about } from './about/fr.gen.ts';
import { accountPages } from './account-pages/fr.gen.ts';
import { account } from './account/fr.gen.ts';
import { blog } from './blog/fr.gen.ts';
import { careers } from './careers/fr.gen.ts';
import { contact } from './contact/fr.gen.ts';
import { deals } from './deals/fr.gen.ts';
import { disputesAviator } from './disputes-aviator/fr.gen.ts';
import { errors } from './errors/fr.gen.ts';
import { events } from './events/fr.gen.ts';
import { expertise } from './expertise/fr.gen.ts';
import { gate } from './gate/fr.gen.ts';
import { graduates } from './graduates/fr.gen.ts';
import { home } from './home/fr.gen.ts';
import { insights } from './insights/fr.gen.ts';
import { list } from './list/fr.gen.ts';
import { locations } from './locations/fr.gen.ts';
import { mails } from './mails/fr.gen.ts';
import { navigation } from './navigation/fr.gen.ts';
import { navigatorTable } from './navigator-table/fr.gen.ts';
import { navigator } from './navigator/fr.gen.ts';
import { news } from './news/fr.gen.ts';
import { notices } from './notices/fr.gen.ts';
import { page } from './page/fr.gen.ts';
import { people } from './people/fr.gen.ts';
import { permissions } from './permissions/fr.gen.ts';
import { pitch } from './pitch/fr.gen.ts';
import { policies } from './policies/fr.gen.ts';
import { products } from './products/fr.gen.ts';
import { publications } from './publications/fr.gen.ts';
import { record } from './record/fr.gen.ts';
import { remoteAccess } from './remote-access/fr.gen.ts';
import { reportBuilder } from './report-builder/fr.gen.ts';
import { report } from './report/fr.gen.ts';
import { saving } from './saving/fr.gen.ts';
import { scams } from './scams/fr.gen.ts';
import { search } from './search/fr.gen.ts';
import { security } from './security/fr.gen.ts';
import { signIn } from './sign-in/fr.gen.ts';
import { training } from './training/fr.gen.ts';

export const fr = {
  about,
  accountPages,
  account,
  blog,
  careers,
  contact,
  deals,
  disputesAviator,
  errors,
  events,
  expertise,
  gate,
  graduates,
  home,
  insights,
  list,
  locations,
  mails,
  navigation,
  navigatorTable,
  navigator,
  news,
  notices,
  page,
  people,
  permissions,
  pitch,
  policies,
  products,
  publications,
  record,
  remoteAccess,
  reportBuilder,
  report,
  saving,
  scams,
  search,
  security,
  signIn,
  training,
};
