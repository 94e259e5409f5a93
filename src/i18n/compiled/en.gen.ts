// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { about } from './about/en.gen.ts';
import { accountPages } from './account-pages/en.gen.ts';
import { account } from './account/en.gen.ts';
import { blog } from './blog/en.gen.ts';
import { careers } from './careers/en.gen.ts';
import { contact } from './contact/en.gen.ts';
import { deals } from './deals/en.gen.ts';
import { disputesAviator } from './disputes-aviator/en.gen.ts';
import { errors } from './errors/en.gen.ts';
import { events } from './events/en.gen.ts';
import { expertise } from './expertise/en.gen.ts';
import { gate } from './gate/en.gen.ts';
import { graduates } from './graduates/en.gen.ts';
import { home } from './home/en.gen.ts';
import { insights } from './insights/en.gen.ts';
import { list } from './list/en.gen.ts';
import { locations } from './locations/en.gen.ts';
import { mails } from './mails/en.gen.ts';
import { navigation } from './navigation/en.gen.ts';
import { navigatorTable } from './navigator-table/en.gen.ts';
import { navigator } from './navigator/en.gen.ts';
import { news } from './news/en.gen.ts';
import { notices } from './notices/en.gen.ts';
import { page } from './page/en.gen.ts';
import { people } from './people/en.gen.ts';
import { permissions } from './permissions/en.gen.ts';
import { pitch } from './pitch/en.gen.ts';
import { policies } from './policies/en.gen.ts';
import { products } from './products/en.gen.ts';
import { publications } from './publications/en.gen.ts';
import { record } from './record/en.gen.ts';
import { remoteAccess } from './remote-access/en.gen.ts';
import { reportBuilder } from './report-builder/en.gen.ts';
import { report } from './report/en.gen.ts';
import { saving } from './saving/en.gen.ts';
import { scams } from './scams/en.gen.ts';
import { search } from './search/en.gen.ts';
import { security } from './security/en.gen.ts';
import { signIn } from './sign-in/en.gen.ts';
import { training } from './training/en.gen.ts';

export const en = {
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
