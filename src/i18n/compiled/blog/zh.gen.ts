// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { blog as blogEn } from './en.gen.ts';
export const blog: typeof blogEn = {
  count: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "篇博文" }), category: "栏目", series: "系列", month: "月份", allPosts: "全部博文", categories: "栏目与系列", allSeries: "系列", subjects: "栏目", feed: (d) => "“" + d.category + "”订阅源（Atom）", latest: "最新博文", from: "从第一篇读起", allIn: (d) => "“" + d.category + "”全部博文", old: (d) => "本文发表已超过十八个月，反映的是" + d.date + "时的看法，此后法律可能已有变化。", inSeries: (d) => "系列“" + d.series + "”第" + d.part + "篇，共" + d.parts + "篇", previousPart: "上一篇", nextPart: "下一篇",
};
