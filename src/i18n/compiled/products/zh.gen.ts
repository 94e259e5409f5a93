// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { products as productsEn } from './en.gen.ts';

export const products: typeof productsEn = {
  feature: "专题", product: "产品", chapter: "章节", helpPage: "产品指南", features: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "个专题" }), products: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "项产品" }), parts: (d) => plural(d.count, 0, zh, { other: "共" + number("zh", d.count, 0) + "部分" }), place: (d) => "第" + d.number + "部分，共" + d.total + "部分", length: "篇幅", whole: "单页阅读全文", wholeHint: "便于打印，或一次读完。", toCover: "返回首页", contents: "目录", guide: "使用指南",
  begin: (d) => "从“" + d.title + "”读起", audience: "适用对象", does: "功能", takeAway: "要点", price: "价格", costs: "费用", free: "免费", from: (d) => "每年" + d.amount + "起", onRequest: "面议", charged: "收费", steps: "如何取得", needs: "使用条件", assurances: "安全与数据", services: "相关业务", updated: "更新日期", allFeatures: "全部专题", allProducts: "全部产品", tools: "进入工具", questions: "常见问题", about: "所介绍的内容", previous: "上一部分", next: "下一部分", inWork: (d) => "《" + d.title + "》各部分",
};
