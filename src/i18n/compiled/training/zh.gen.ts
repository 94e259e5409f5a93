// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { training as trainingEn } from './en.gen.ts';
export const training: typeof trainingEn = {
  level: "级别", audience: "对象", outcome: "学习成果", duration: "时长", presenters: "主讲人", lawAsAt: "法律截至", series: "系列", items: "本系列", parts: (d) => plural(d.count, 0, zh, { other: "共" + number("zh", d.count, 0) + "讲" }), total: "总时长", position: (d) => "第" + d.number + "讲，共" + d.total + "讲", seriesList: "全部课程", previous: (d) => "上一讲：" + d.title, next: (d) => "下一讲：" + d.title, around: "本课程各讲", current: (d) => "法律截至" + d.date + "。据我们所知此后没有变化。", changedText: (d) => "本讲所述法律截至" + d.date + "。此后有以下变化，其余内容仍然有效。",
  changedShort: (d) => d.date + "以后法律有变化", changedParts: "部分讲次所述法律已有变化", lawDay: (d) => "法律截至" + d.date, sinceThen: "变化内容", open: "公开", partly: "部分公开", gated: "账户包含本培训的客户", gateHeading: "供账户包含本培训的客户使用", gateText: (d) => "本讲其余内容供订阅“" + d.product + "”的客户使用。如您的账户已包含，请登录；如未包含，请登录后申请开通。提纲及以上内容向所有人公开。", gateAction: "登录", gateRest: "权限所含内容", access: "访问权限", feedTitle: (d) => d.title + "：新增各讲", dates: "直播课程与报名",
  lesson: {
    slides: "幻灯片", slideOf: (d) => "第" + d.number + "页，共" + d.total + "页", notes: "讲解", transcript: "文字稿：本讲全文", recording: "收听录音", show: "以幻灯片方式放映", previous: "上一页", next: "下一页", close: "关闭", quiz: "测验", quizText: "提交后逐题说明理由，可以反复作答。", check: "核对答案", result: (d) => d.total + "题中答对" + d.right + "题", resultText: "题目、您的回答以及理由。", right: "正确。", wrong: "不正确。您的选择：", none: "此题未作答。", rightIs: "正确答案：", back: "返回本讲", gone: "没有这些题目", goneText: "该讲已修改或下线，或仅供客户使用。", needed: (d) => "答对" + d.needed + "题及以上可以获得证明。请阅读说明后再试。",
    failed: "暂时无法读取您的答案。答案仍在页面上，请重试。",
  },
  progress: { title: "您的学习进度", about: "已完成的课程仅保存在本浏览器中；登录后保存在您的账户中，并可设定计划完成日期。", done: (d) => "已完成：" + d.done + " / " + d.total, mark: "标记为已完成", unmark: "取消完成标记", finish: (d) => "完成“" + d.title + "”", finishBy: "计划完成日期", setDate: "设定此日期", removeDate: "删除日期", dateSet: "日期已设定，并显示在您的工作台中。", dateRemoved: "日期已删除。", failed: "未能保存。日期须在一年之内；否则请重试。", show: "显示我的进度", },
  certificate: {
    ask: "结业证明", name: "姓名", nameHint: "请按证明上应显示的写法填写。本所不保存姓名，也不保存您的答案。", make: "生成证明", title: "结业证明", genuine: (d) => "本证明由" + d.firm + "出具，此后内容未经改动。", lesson: "课程", result: "测验", code: "编码", note: "姓名由学习者自行填写，本所未核实作答者身份。学时属自行申报，请确认所属行业机构是否认可。请打印或保存本页，本所不留副本。", where: "任何人均可凭编码和姓名在以下地址核验：", check: "核验证明", checkText: "请按证明所示填写编码和姓名。", named: "证明上的姓名", wrong: "本所未以此编码为该姓名出具过证明。请与证明逐字核对。", refused: "未出具证明", passOver: "客户专属课程的证明须在答题次日结束前（UTC）申请，现已逾期。请重新答题，再行申请。", notPassed: "这些答案不足以出具证明。请返回本讲重新作答。",
    noName: "证明须有姓名，最多100个字符。请返回填写。",
  },
  record: {
    title: "培训记录（CPD）", of: (d) => d.name + "，" + d.email, numberOf: (d) => d.name + "，" + d.email + "，证号" + d.number, issued: (d) => d.firm + "确认上述人员参加了下列培训。", day: "日期", training: "培训", time: "计入时长", credit: "学时认定", year: (d) => d.year + "年合计：" + d.minutes, kept: (d) => "每条记录保存" + d.period + "。自行申报的学时由您本人负责，请确认所属行业机构是否认可。", erase: "删除此记录", eraseText: "全部记录将立即删除且无法恢复。如仍需使用，请先打印。", gone: "培训记录已删除", goneText: "本所不再保存其中任何内容。", ask: "查看您的培训记录", askText: "请填写报名时使用的邮箱。如该邮箱下有记录，我们会发送链接。", asked: "请查收邮件",
    askedText: "如该邮箱下有培训记录，含链接的邮件已发出。每小时最多发送一封。", noLink: "此链接无效：链接不完整，或记录已不再保存。请在下方重新获取。", send: "发送链接", about: "您的培训记录（CPD）",
  },
};
