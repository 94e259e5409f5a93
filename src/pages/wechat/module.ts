import { pageModule } from '../page-module.ts';
import { wechatPageQuery } from './query.gen.ts';
import { chinese, wechatView } from './view.ts';
import { WechatPage } from './WechatPage.tsx';

export const wechatModule = pageModule({
  routes: ['wechat'],
  query: wechatPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale, chinese }),
  view: wechatView,
  Page: WechatPage,
});
