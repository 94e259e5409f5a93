// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { deals as dealsEn } from './en.gen.ts';
export const deals: typeof dealsEn = {
  count: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "个项目" }), kind: "类别", office: "办公室", value: "金额", sort: { label: "排序", newest: "由新到旧", value: "按金额", }, views: { label: "显示方式", tombstones: "卡片", table: "表格", }, undisclosed: "金额未披露", bands: { "under-100": "1亿英镑以下", "to-500": "1亿至5亿英镑", "to-1000": "5亿至10亿英镑", "over-1000": "10亿英镑及以上", undisclosed: "未披露", }, client: "客户", role: "本所角色", announced: "公布", closed: "交割", matter: "项目", currency: "币种", people: "项目团队", news: "阅读公告",
  alone: "仅此项目", rates: (d) => "金额以公布为准。分档和按金额排序时，各币种一个单位一律折合为一个整数近似的英镑数，不区分年份：" + d.rates + "。未披露金额的，本所不作估计。", tryAgain: "请减少筛选条件，或直接联系我们：并非所有项目都可以在此公开。", all: "全部交易与案例", ask: "询问某类经验",
};
