// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { insights as insightsEn } from './en.gen.ts';
export const insights: typeof insightsEn = {
  filters: { service: "业务", sector: "行业", jurisdiction: "法域", author: "作者", language: "语言", access: "阅读权限", office: "办公室", option: (d) => d.label + "（" + d.count + "）", tryAgain: "请去掉一项筛选条件，或重新开始。", allPublications: "全部出版物", allNews: "全部新闻", }, picks: "编辑推荐", comingUp: "即将举行", index: "按主题浏览（A至Z）", allTopics: "全部主题", count: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "篇文章及活动" }), topicTitle: (d) => d.topic + "：洞察", topicStandfirst: "本所就这一主题发表的全部文章和安排的活动。",
  feedOf: (d) => "洞察：" + d.topic, all: (d) => "全部" + d.count + "项", sort: { label: "排序", newest: "最新在前", title: "按标题", },
};
