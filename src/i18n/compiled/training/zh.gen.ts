// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { training as trainingEn } from './en.gen.ts';
export const training: typeof trainingEn = {
  level: "级别", audience: "对象", outcome: "学习成果", duration: "时长", presenters: "主讲人", lawAsAt: "法律截至", series: "系列", items: "本系列", parts: (d) => plural(d.count, 0, zh, { other: "共 " + number("zh", d.count, 0) + " 讲" }), total: "总时长", position: (d) => "第 " + d.number + " 讲，共 " + d.total + " 讲", seriesList: "全部课程", previous: (d) => "上一讲：" + d.title, next: (d) => "下一讲：" + d.title, around: "本课程各讲", current: (d) => "法律截至" + d.date + "。据我们所知此后没有变化。", changedText: (d) => "本讲所述法律截至" + d.date + "。此后有以下变化，其余内容仍然有效。",
  changedShort: (d) => d.date + "以后法律有变化", changedParts: "部分讲次所述法律已有变化", lawDay: (d) => "法律截至" + d.date, sinceThen: "变化内容", open: "公开", partly: "部分公开", gated: "账户包含本培训的客户", gateHeading: "供账户包含本培训的客户使用", gateText: (d) => "本讲其余内容供订阅“" + d.product + "”的客户使用。如您的账户已包含，请登录；如未包含，请登录后申请开通。提纲及以上内容向所有人公开。", gateAction: "登录", gateRest: "权限所含内容", access: "访问权限", noFilm: "本演示网站不含影片，以下为本讲文字内容。", noSound: "本演示网站不含录音，以下为本讲文字内容。", feedTitle: (d) => d.title + "：新增各讲", dates: "直播课程与报名",
  record: {
    title: "培训记录（CPD）", of: (d) => d.name + "，" + d.email, numberOf: (d) => d.name + "，" + d.email + "，证号 " + d.number, issued: (d) => d.firm + "确认上述人员参加了下列培训。", day: "日期", training: "培训", time: "计入时长", credit: "学时认定", year: (d) => d.year + " 年合计：" + d.minutes, kept: (d) => "每条记录保存" + d.period + "。自行申报的学时由您本人负责，请确认所属行业机构是否认可。", erase: "删除此记录", eraseText: "全部记录将立即删除且无法恢复。如仍需使用，请先打印。", gone: "培训记录已删除", goneText: "本所不再保存其中任何内容。", ask: "查看您的培训记录", askText: "请填写报名时使用的邮箱。如该邮箱下有记录，我们会发送链接。", asked: "请查收邮件",
    askedText: "如该邮箱下有培训记录，含链接的邮件已发出。每小时最多发送一封。", noLink: "此链接无效：链接不完整，或记录已不再保存。请在下方重新获取。", send: "发送链接", about: "您的培训记录（CPD）",
  },
};
