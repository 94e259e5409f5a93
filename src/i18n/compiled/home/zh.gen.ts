// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { home as homeEn } from './en.gen.ts';
export const home: typeof homeEn = {
  ahead: "查看日期预告", comingIntoForce: "即将生效", allRules: "在法律导航中查看全部规则", datesAhead: "日期预告", entry: (d) => d.service + "：" + d.topic, inForceAt: (d) => "生效，" + d.place, eventAt: (d) => d.kind + "，" + d.place, peopleAndOffices: "律师与办公室", allPeople: (d) => plural(d.count, 0, zh, { other: "本网站介绍的" + number("zh", d.count, 0) + "人" }), audiences: "从这里开始", latest: "最新洞察", allPublications: "全部出版物", events: "近期活动", allEvents: "全部活动", findLawyer: "查找律师",
};
