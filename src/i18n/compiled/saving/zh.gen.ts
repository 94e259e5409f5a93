// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { saving as savingEn } from './en.gen.ts';
export const saving: typeof savingEn = {
  action: "收藏", follow: "关注", following: "已关注", saved: "已加入您的收藏。", done: "已收藏", kept: "已保存在本浏览器中。", keptNext: "登录后可在各处查看", leaving: "正在打开登录页……", slow: "登录页尚未响应。您可以继续阅读，或稍后再试。", removed: "已从收藏中移除。", failed: "操作未成功，请重试。",
};
