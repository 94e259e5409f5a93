// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { products as productsEn } from './en.gen.ts';
export const products: typeof productsEn = {
  feature: "专题", product: "产品", chapter: "章节", helpPage: "产品指南", features: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "个专题" }), products: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "项产品" }), parts: (d) => plural(d.count, 0, zh, { other: "共" + number("zh", d.count, 0) + "部分" }), place: (d) => "第" + d.number + "部分，共" + d.total + "部分", length: "篇幅", whole: "单页阅读全文", wholeHint: "便于打印，或一次读完。", toCover: "返回首页", contents: "目录", guide: "使用指南",
  begin: (d) => "从“" + d.title + "”读起", audience: "适用对象", does: "功能", takeAway: "要点", price: "价格", costs: "费用", free: "免费", from: (d) => "每年" + d.amount + "起", onRequest: "面议", charged: "收费", steps: "如何取得", needs: "使用条件", assurances: "安全与数据", services: "相关业务", updated: "更新日期", allFeatures: "全部专题", allProducts: "全部产品", tools: "进入工具", questions: "常见问题", about: "所介绍的内容", previous: "上一部分", next: "下一部分", inWork: (d) => "《" + d.title + "》各部分",
  toolAccess: {
    find: "查找下一步", tool: "哪个工具？", anyTool: "请选择工具", account: "您在本所有账户吗？", organisation: "贵机构是否已经订阅？", yes: "是", no: "否", unsure: "不确定", submit: "显示下一步", again: "重新开始", errorTitle: (d) => "错误：" + d.title, errors: "有一项尚未回答", missingTool: "请选择工具", missingAccount: "请说明是否有账户", missingOrganisation: "请说明贵机构是否已经订阅", next: (d) => "您的下一步：" + d.tool, openText: "此工具对所有人开放，无须账户，也无须订阅。", open: (d) => "打开" + d.tool, signInText: "登录后即可打开。凡有账户者均可使用，账户免费。", signIn: "登录", registerText: "此工具须有账户。账户免费，只需一个电子邮箱；贵机构无须订阅。",
    register: "创建账户", subscriberText: "以贵机构的订阅为准。请用工作邮箱登录，查看订阅内容中是否有此工具。", subscriptions: "查看订阅内容", administratorText: "请用工作邮箱创建账户，再请贵机构的订阅管理员为您申请开通。不知道管理员是谁的，我们可以告知。", unsureText: "请登录：订阅内容会显示贵机构订阅了什么。其中没有此工具的，请用工作邮箱询问我们。", askUsText: "请用工作邮箱来信并写明工具名称，我们会答复贵机构是否有权使用。", askUs: "询问我们", trialText: "此工具供订阅机构使用。可免费试用三十天，到期自动结束。", trial: "申请试用", alsoTraining: "每个工具均含半小时培训。", training: "预约培训", all: "全部工具及使用资格", name: "工具", who: "谁可以使用", how: "如何使用", whoOpen: "所有人", whoSignIn: "有账户者（免费）", whoPermission: "订阅机构成员",
    howOpen: "直接打开", howSignIn: "登录后打开", howPermission: "登录，由管理员申请开通", more: "密码、管理员与权限问题",
  },
};
