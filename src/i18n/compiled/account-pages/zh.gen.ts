// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { accountPages as accountPagesEn } from './en.gen.ts';
export const accountPages: typeof accountPagesEn = {
  menu: { account: "账户", signOut: "退出登录", }, profile: "您的资料", profileText: "在此查看和修改您的姓名、电子邮件和所属机构。", dashboard: "工作台", dashboardText: "在此查看您所关注内容的更新，以及账户可使用的内容。", favourites: "收藏", favouritesText: "在此查看您收藏的页面。", "newsletters-and-alerts": "通讯与提醒", "newsletters-and-alertsText": "在此选择我们向您发送的内容和频率。", subscriptions: "订阅", subscriptionsText: "在此查看您的账户包含的产品和服务。", rooms: "客户空间", roomsText: "您可在此查看与本所共享的事项：进展、日期、文件和人员，内容仅对空间成员开放。", scriptNeeded: "登录需要浏览器启用 JavaScript。不启用时，您仍可阅读所有公开内容、订阅简报，或向我们索取账户中的内容。",
};
