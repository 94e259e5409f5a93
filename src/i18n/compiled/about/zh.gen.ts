// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { about as aboutEn } from './en.gen.ts';
export const about: typeof aboutEn = {
  asAt: (d) => "截至" + d.date, sourceOn: (d) => d.source + "，截至" + d.date, story: "大事年表", activeAlerts: "正在流传的骗局", noAlerts: "目前没有已知的骗局。上面的提醒仍然有效。", closedAlerts: "过去的骗局", seen: (d) => d.date + "首次发现，渠道：" + d.channel, series: "历年数据", year: "年份", value: "数值", projects: "项目", hours: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "小时" }), goal: (d) => "可持续发展目标" + d.goal, seats: "成员", member: "姓名", seat: "席位", since: "任职起始",
};
