// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { navigator as navigatorEn } from './en.gen.ts';

export const navigator: typeof navigatorEn = {
  times: { label: "显示的法律", law: (d) => d.on + "的法律，以本网站现在的内容为准。", both: (d) => d.on + "的法律，以本网站" + d.known + "的内容为准。", refused: "本页无法显示该日期，现显示今天的法律。", today: "返回今天", choose: "查看其他日期", on: "法律日期", onHint: "法律适用的日期。", known: "本网站内容日期", knownHint: "以当日结束时我们的表述为准。", show: "显示该日", },
  chapter: {
    eyebrow: (d) => d.service + " · " + d.region, tally: "各项答案的状态", counted: (d) => d.status + "：" + d.count, overdueCount: (d) => "逾期未审阅：" + d.count, list: "本页答案", enacted: "通过", inForceFrom: "生效日期", comesIntoForce: "将于此日生效", cameIntoForce: "生效", until: "有效期至", ends: "失效", lastDay: "此日后被取代", expected: "预计", expectedSure: (d) => "预计（" + d.certainty + "）", author: "撰写", reviewer: "复核", reviewed: "复核日期", nextReview: "下次复核", overdue: (d) => "逾期：应于" + d.date + "前复核", report: "指出此答案的错误",
    reportSubject: (d) => "法律导航有误：" + d.topic + "，" + d.jurisdiction, dates: "日期", today: "今天", separator: "、", legend: "加下划线的文字为后一版本新增，加删除线的文字见于前一版本。", compareTexts: "正文的改动", sources: "依据", restsOn: "以此为依据：", about: "法域", compareWith: "对比", compare: "对比", calendar: "日期（日历文件）", calendarEntry: (d) => d.what + "：" + d.topic + "，" + d.jurisdiction, isSample: "本法域是该服务的样本，人人可阅读全文。", sample: "该服务有一个法域向所有人全文开放：", cite: (d) => d.title + "，" + d.firm + " 法律导航，" + d.url, subject: (d) => d.service + "：" + d.jurisdiction,
  },
  kinds: { MAJOR: "法律有变", MINOR: "文字修改", CORRECTION: "更正", }, answerParts: { conditions: "条件", thresholds: "数额与期限", penalties: "处罚", sources: "依据", notWritten: "此问题尚未审阅，并不表示没有相关法律。", }, home: { coverage: (d) => plural(d.jurisdictions, 0, zh, { other: number("zh", d.jurisdictions, 0) + "个法域" }) + "，" + plural(d.filled, 0, zh, { other: number("zh", d.filled, 0) + "项答案" }), lastChange: (d) => "最近更新：" + d.date, }, horizon: { heading: "即将生效", noDay: "日期未定", },
  service: { jurisdictions: "法域", filled: (d) => d.entries + "项中已填写" + d.filled + "项", overdue: "逾期未审阅", lastChange: "最近更新", sample: "该服务有一个法域向所有人全文开放：", coverage: "覆盖范围", map: "法域方块图", tile: (d) => d.jurisdiction + "：" + d.state, state: (d) => d.entries + "项中已填写" + d.filled + "项", stateOn: (d) => d.state + "，更新于" + d.date, full: "所有问题均有答案", partly: "部分问题尚未审阅", questions: "问题", changes: "近期变化", changeTitle: (d) => d.jurisdiction + "，" + d.topic + "：" + d.headline, articles: "说明与页面", },
  region: { matrix: "各法域的主题", overdue: "逾期", table: "并列查看答案与日期", }, services: "服务", access: "访问权限", methodology: "编制方法", owners: "编辑", review: "审阅周期", months: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + " 个月" }), localName: "当地名称", statusTableOf: (d) => "状态表：" + d.title, reportBuilderOf: (d) => "报告生成：" + d.title, topic: "主题", status: "状态", answer: "答案", legalSystem: "法律体系", regulators: "监管机构", headline: "要点", changes: "近期更新", demonstration: "演示数据，不构成法律意见。", entries: "条目",
  code: {
    heading: "核验报告", label: "报告上的代码", hint: "印在封面页上，由26个字母和数字组成，不区分大小写，连字符可省略。", action: "核验", genuine: "真实：报告所载为本网站所发布的内容，其后没有变化。", superseded: (d) => "真实，但已过时：其中" + plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "项答案" }) + "此后已有变化。", altered: "已被改动：本网站现存内容与制作该报告时所发布的内容不一致，请告知我们。", unknown: (d) => "没有代码为“" + d.code + "”的报告。如果输入与印刷一致，则该报告并非在此制作。", made: "制作日期", on: "所述法律的日期", known: "本网站在该日的表述", compare: "请将报告与当时的内容对照：", now: (d) => "自" + d.date + "起", takenDown: "其后已撤下", again: "按今天的内容重新制作此报告",
    onReport: (d) => "本报告是否真实、其后有何变化，可在此查询：" + d.address, offline: (d) => "文件本身就每条解答载有其列入法律导航签名日志的证明，无需本站即可核验。公钥见：" + d.address, asShown: "真实：本站所发布的内容即如上文所示。",
  },
};
