// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { events as eventsEn } from './en.gen.ts';
export const events: typeof eventsEn = {
  format: "形式", kind: "类型", cpd: "培训学时", agenda: "议程", speakers: "主讲人", guests: "嘉宾", guest: (d) => d.name + "，" + d.role, accessibility: "无障碍安排", past: "往期活动",
  list: { views: "活动范围", upcoming: "即将举行", past: "往期", month: "按月查看", count: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "场活动" }), when: "日期", pastOnly: "仅显示往期活动", monthOf: "月份", heldIn: "活动语言", credit: "培训学时", allEvents: "全部即将举行的活动", noneUpcoming: "暂无符合条件的活动。", nonePast: "没有符合条件的往期活动。", tryPast: "查看往期活动", calendarHint: "日历地址可以订阅：按当前筛选条件自动更新。", },
  month: { caption: (d) => d.month + "活动", previous: (d) => "上一月：" + d.month, next: (d) => "下一月：" + d.month, day: (d) => plural(d.count, 0, zh, { other: d.date + "，" + number("zh", d.count, 0) + "场活动" }), nothing: (d) => d.month + "没有活动。", }, credit: { certificate: "出具出席证明", selfRecorded: "自行登记", none: "不计学时", minutes: { certificate: (d) => d.minutes + "，出具出席证明", selfRecorded: (d) => d.minutes + "，自行登记", }, },
  state: { open: "尚有名额", full: "名额已满，可候补", closed: "报名已截止", invite: "凭邀请参加", postponed: "延期", cancelled: "已取消", movedOnline: "改为线上", today: "今天举行", live: "正在进行", over: "已结束", recorded: "已结束，可阅读记录", both: (d) => d.standing + "，" + d.registration, },
  event: {
    when: "时间", where: "地点", attend: "参加方式", zone: (d) => d.place + "当地时间", forYou: (d) => "您所在地时间：" + d.time, addTo: "加入日历", cancelIn: "在日历中标为取消", google: "Google日历", outlook: "Outlook", file: "日历文件（.ics）", online: "线上", heldIn: "活动语言", price: "费用", free: "免费", placesTotal: "名额", slides: "幻灯片", slide: (d) => "第" + d.number + "页：" + d.title, gettingIn: "进出与通行", wasOn: "原定日期", closesOn: "报名截止", also: "其他活动", postponed: (d) => "本活动原定于" + d.date + "举行，现已延期。新的时间见下，已有报名继续有效。", postponedOnly: "本活动已延期，已有报名继续有效。",
    cancelled: "本活动已取消，不再举行。您无须办理任何手续。", movedOnline: "本活动改为线上举行，时间不变，请勿前往现场。", movedOnlinePast: "本活动当时改为线上举行。",
  },
  attend: {
    open: "请在下方报名，即时得知结果，所需信息随后以邮件发送。", openAction: "报名", full: "名额已满。可在下方登记候补，空出的名额依次递补。", fullAction: "登记候补", closed: "名单已经确定。如再次举办，活动组可以通知您。", closedAction: "请在重办时通知我", invite: "邀请函已经发出。如认为应当受邀，请用两行文字说明理由。", inviteAction: "通过邮件申请邀请", cancelled: "已报名者均已收到通知。如有疑问，请致信活动组。", cancelledAction: "致信活动组", liveOnline: (d) => "活动进行至" + d.time + "。已报名者可通过邮件中的链接继续加入。", liveThere: (d) => "活动进行至" + d.time + "。已报名者可以迟到入场，前台会告知房间。", over: "本活动没有录制。是否重办，可向活动组询问。", overAction: "请在重办时通知我", recorded: "活动已经结束，文字稿见本页或英文页面。",
    subject: (d) => "报名：" + d.title, question: (d) => "咨询：" + d.title,
  },
  register: { over: "本活动已经开始或结束，无法再报名。未作任何登记。", closed: "本活动报名已截止。未作任何登记。", invite: "本活动凭邀请参加。未作任何登记。", full: "名额已满，且不设候补名单或候补名单亦满。未作任何登记。", unknown: "本活动不再举行，或已不在本网站。未作任何登记。", position: (d) => "您在候补名单中排第" + d.position + "位。", end: "确定取消报名？", endText: (d) => d.title + "。名额将由排位最前的候补者递补，并立即通知该候补者。", endNow: "取消报名", ended: "报名已取消", endedText: (d) => d.title + "。您无须再做任何操作。如改变主意，可在活动页面重新报名。", noLink: "此链接无效", noLinkText: "链接不完整，或报名信息已不再保存。请使用邮件中的完整链接，或致信活动组。", },
};
