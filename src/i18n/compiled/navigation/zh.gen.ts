// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { navigation as navigationEn } from './en.gen.ts';
export const navigation: typeof navigationEn = {
  label: "主导航", menu: "菜单", home: "首页", people: "专业人员", expertise: "业务领域", sectors: "行业", services: "业务", solutions: "解决方案", insights: "洞察", publications: "出版物", blog: "博客", features: "专题", news: "新闻", events: "活动", training: "培训", navigator: "法律导航", offices: "办公室", locations: "地区与办公室", careers: "职业发展", graduates: "应届毕业生", about: "关于我们", deals: "交易案例", products: "产品", contact: "联系我们", signIn: "登录", account: "您的账户", breadcrumb: "当前位置", inThisSection: "本栏目", firm: "本所", clients: "客户", legal: "法律信息",
  legalNotices: "法律声明", privacy: "隐私", cookies: "Cookie", accessibility: "无障碍", scams: "防诈骗提示", siteMap: "网站地图", language: { label: "语言", footerLabel: "本页语言", notTranslated: "暂无译文", },
};
