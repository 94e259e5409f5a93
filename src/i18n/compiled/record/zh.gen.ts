// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { record as recordEn } from './en.gen.ts';
export const record: typeof recordEn = {
  type: "类型", published: "发布日期", updated: "更新日期", reviewed: "最近审阅", readingTime: "阅读时间", minutes: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "分钟" }), languages: "其他语言", authors: "作者", contacts: "联系人", related: "相关内容", below: "本栏目", featured: "精选", contents: "目录", footnotes: "注释", footnote: (d) => "注释" + d.number, backToText: (d) => "返回正文注释" + d.number, topics: "主题", services: "业务", sectors: "行业", jurisdictions: "法域", offices: "办公室",
};
