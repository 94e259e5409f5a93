// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { about } from './about/zh.gen.ts';
import { accountPages } from './account-pages/zh.gen.ts';
import { account } from './account/zh.gen.ts';
import { blog } from './blog/zh.gen.ts';
import { careers } from './careers/zh.gen.ts';
import { contact } from './contact/zh.gen.ts';
import { deals } from './deals/zh.gen.ts';
import { disputesAviator } from './disputes-aviator/zh.gen.ts';
import { errors } from './errors/zh.gen.ts';
import { events } from './events/zh.gen.ts';
import { expertise } from './expertise/zh.gen.ts';
import { gate } from './gate/zh.gen.ts';
import { graduates } from './graduates/zh.gen.ts';
import { home } from './home/zh.gen.ts';
import { insights } from './insights/zh.gen.ts';
import { list } from './list/zh.gen.ts';
import { locations } from './locations/zh.gen.ts';
import { mails } from './mails/zh.gen.ts';
import { navigation } from './navigation/zh.gen.ts';
import { navigatorTable } from './navigator-table/zh.gen.ts';
import { navigator } from './navigator/zh.gen.ts';
import { news } from './news/zh.gen.ts';
import { notices } from './notices/zh.gen.ts';
import { page } from './page/zh.gen.ts';
import { people } from './people/zh.gen.ts';
import { permissions } from './permissions/zh.gen.ts';
import { pitch } from './pitch/zh.gen.ts';
import { policies } from './policies/zh.gen.ts';
import { products } from './products/zh.gen.ts';
import { publications } from './publications/zh.gen.ts';
import { record } from './record/zh.gen.ts';
import { remoteAccess } from './remote-access/zh.gen.ts';
import { reportBuilder } from './report-builder/zh.gen.ts';
import { report } from './report/zh.gen.ts';
import { saving } from './saving/zh.gen.ts';
import { scams } from './scams/zh.gen.ts';
import { search } from './search/zh.gen.ts';
import { security } from './security/zh.gen.ts';
import { signIn } from './sign-in/zh.gen.ts';
import { training } from './training/zh.gen.ts';

export const zh = {
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
