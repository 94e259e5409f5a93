// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { navigator as navigatorEn } from './en.gen.ts';

export const navigator: typeof navigatorEn = {
  services: "服务", access: "访问权限", methodology: "编制方法", owners: "编辑", review: "审阅周期", months: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + " 个月" }), jurisdiction: "法域", localName: "当地名称", statusTable: "状态表", statusTableOf: (d) => "状态表：" + d.title, reportBuilder: "报告生成", reportBuilderOf: (d) => "报告生成：" + d.title, topic: "主题", status: "状态", answer: "答案", inForceFrom: "生效日期", reviewed: "审阅日期", entries: "条目", legalSystem: "法律体系", regulators: "监管机构", headline: "要点", changes: "近期更新",
  changeOf: (d) => d.topic + "，" + d.date, demonstration: "演示数据，不构成法律意见。",
};
