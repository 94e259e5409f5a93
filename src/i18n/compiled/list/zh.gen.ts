// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { list as listEn } from './en.gen.ts';
export const list: typeof listEn = {
  count: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "条结果" }), range: (d) => "第" + d.from + "至" + d.to + "条，共" + d.total + "条", pages: "分页", page: (d) => "第" + d.page + "页", titlePage: (d) => d.title + "，第" + d.page + "页", previous: "上一页", next: "下一页", empty: "暂无内容。", noMatch: "没有符合筛选条件的内容。", clear: "清除全部筛选", filters: "筛选", apply: "显示结果", any: "不限", letter: "首字母", allLetters: "全部", year: "年份",
};
