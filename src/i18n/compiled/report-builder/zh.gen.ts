// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { reportBuilder as reportBuilderEn } from './en.gen.ts';

export const reportBuilder: typeof reportBuilderEn = {
  standfirst: "将本服务的各法域与各主题并列对照：可选法律状态的日期，也可选本站当时所载的日期，并可保存报告。", jurisdictions: "1. 法域", find: "查找法域", findHint: "输入名称，或从列表中选择。", add: "添加", addAll: (d) => "添加" + d.region + "全部法域", addSet: "添加欧盟27国", addEvery: "添加全部法域", addList: "添加我的列表", listEmpty: "您尚未关注其中任何法域。", chosen: "报告中的顺序", chosenHint: "可用按钮或拖动调整法域的顺序。", up: (d) => "上移" + d.name, down: (d) => "下移" + d.name, topics: "2. 主题", topicsHint: "未勾选时，报告包含全部主题。", options: "3. 报告内容", on: "法律状态日期", known: "本站所载日期", since: "列出此日以来的变化", dateHint: "留空表示今天。",
  sinceHint: "留空表示不列出变化。", depth: "篇幅", depths: { summary: "摘要：状态、要点和日期", standard: "标准：另含概要、条件、数值和处罚", full: "完整：另含全部解答", }, layout: "编排", layouts: { jurisdiction: "按法域", topic: "按主题", matrix: "仅表格", }, language: "语言", parts: "包含", partNames: { sources: "来源", contacts: "联系人", notes: "空白备注栏", }, show: "显示报告", report: "您的报告", chooseFirst: "请在上方选择法域，报告将显示在此处。", unknown: (d) => "此处没有名为" + d.names + "的内容。", tooManyVisitor: (d) => "已选" + d.asked + "个法域。未登录时，一份报告最多包含" + d.most + "个，现显示前" + d.most + "个。免费登录后最多可选十个。",
  tooManyReader: (d) => "已选" + d.asked + "个法域。您的账户最多可制作" + d.most + "个法域的报告，现显示前" + d.most + "个。已获得本服务访问权限的客户不受限制。", signIn: "登录或注册", takeText: "案件编号和附言会印在封面上，并写入文件。它们不属于网址的一部分，也不会保存在任何地方。", print: "打印", printHint: "如未启用脚本，请使用浏览器自带的打印命令：只会打印报告本身。", word: "Word", excel: "Excel", csv: "CSV", proof: "证明（JSON）", filesClosedSignIn: "文件仅供已登录的读者下载。所有人均可打印所显示的内容。", filesClosedPermission: "文件仅供已获得本服务访问权限的客户下载。所有人均可打印所显示的内容。", updating: "正在制作报告……", updated: (d) => "报告已更新：" + d.length + "。",
  making: (d) => "正在制作文件：" + d.percent + "%", made: "文件已保存。", cancel: "取消", refusedBusy: "目前正在制作的报告较多，请稍后再试。", refusedFailed: "未能制作报告，请重试。", refusedSignedOut: "您的登录已结束，请重新登录后继续。", fileName: (d) => "报告 " + d.service + " " + d.date,
  saved: {
    redline: (d) => "自" + d.date + "以来的变化", redlineNone: "每项答复均与当时一致。", redlineLegend: "新增内容加下划线，删除内容加删除线。", redlineCount: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "项答复有差异" }), beyond: (d) => "您的账户每份报告包含" + d.most + "个法域，其余未作对照。", kinds: { changed: "有变化", added: "新增", gone: "不再包含", }, takenDown: "该答复已从网站撤下，故不显示其内容。", withheld: (d) => plural(d.count, 0, zh, { other: "此后有" + number("zh", d.count, 0) + "项答复从网站撤下，不再显示。" }), nothing: "无",
    facts: { status: "状态", from: "生效日期", reviewed: "审阅日期", due: "下次审阅", }, sharedText: (d) => "此报告由他人与您分享，内容为" + d.made + "时的状态。链接有效至" + d.date + "。", sharedClosed: "分享者已无权阅读答复全文，此处仅显示对所有人开放的内容。", linkOver: "此链接无效", linkOverText: "链接已到期、被终止，或复制不完整。请向发送者索取新的链接。", linkOverNext: "法律导航的公开内容", tooMany: "此处尝试的链接过多，请几分钟后再试。", calendarName: "我的法域法规",
  },
};
