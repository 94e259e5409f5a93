// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { graduates as graduatesEn } from './en.gen.ts';
export const graduates: typeof graduatesEn = {
  students: "在校学生", starters: "入职之前", trainingContract: "执业培训", apply: "申请", meetUs: "与我们见面", questions: "常见问题", contact: "联系我们", career: "职业发展", alumni: "校友", professionals: "转行申请", businessServices: "业务支持", brochure: "简介", firmSite: "律师事务所网站", allPages: "应届毕业生全部页面", updated: (d) => d.date + "更新", onThisPage: "本页内容", facts: "数字", voices: "他们这样说", programmes: "项目与截止日期", elsewhere: "其他国家和地区", elsewhereText: "本网站每个版本都为一个国家或地区而写。",
  programme: { closes: "截止", opens: "开放", starts: "开始", places: "名额", pay: "薪酬", apply: "在线申请", ask: (d) => "以电子邮件咨询：" + d.address, calendar: "将日期加入日历", state: { open: "接受申请", closing: "即将截止", closed: "已截止", "not-yet": "尚未开放", rolling: "全年接受申请", }, whenFull: "额满为止", closesEvent: (d) => "申请截止：" + d.title, }, today: "今天", days: (d) => plural(d.count, 0, zh, { other: "还有" + number("zh", d.count, 0) + "天" }),
  route: { heading: (d) => "执业之路：" + d.country, note: "以所列来源为据；如有出入，以来源为准。", source: (d) => "来源：" + d.source, }, countries: { GB: "英格兰及威尔士", IE: "爱尔兰", SG: "新加坡", HK: "香港特别行政区", AE: "阿联酋", NL: "荷兰", DE: "德国", },
  checker: {
    heading: "我可以申请什么？", text: "回答几个问题，不作任何保存。结果说明现在可以申请的、以后可以申请的和不能申请的，并说明理由。", country: "希望在何处受训", everywhere: "均可", stage: "目前的学习阶段", stages: { "first-year": "一年级", "middle-year": "一年级之后、倒数第二年之前", "penultimate-year": "倒数第二年", "final-year": "最后一年，或硕士在读", graduate: "已毕业", }, degree: "所学专业", degrees: { law: "法律，在拟受训地修读", "law-abroad": "法律，在其他地方修读", "other-subject": "其他专业", }, examination: "是否已取得当地要求的考试成绩或证书？", examinationHint: "例如SQE、PCLL、FE-1、荷兰的civiel effect、德国第一次国家考试。",
    examinations: { yes: "是", no: "尚未取得，或不清楚", }, work: "是否可以在当地工作？", works: { yes: "可以", no: "需要办理许可", unsure: "不清楚", }, submit: "查看可以申请的项目", again: "重新开始", incomplete: "请回答全部问题，以下尚未回答。", states: { now: "现在", later: "以后", no: "不适合", }, none: "当地没有项目。",
    reasons: {
      closes: (d) => "申请最迟于" + d.date + "提交。", rolling: "全年接受申请，额满为止。", opens: (d) => d.date + "开放申请。", closed: (d) => "本轮已于" + d.date + "截止，下一轮将在此公布。", early: (d) => "可以开始申请的阶段：" + d.stage + "。", past: "该项目面向在校学生。", law: "该项目要求法律学位，其他专业不符合要求。", nationalLaw: "该项目要求当地的法律学位。外国学位须先在当地获得认可或补修。", examinationFirst: (d) => "申请之前须取得：" + d.examination + "。", examinationLater: (d) => "可以先申请，但开始之前须取得：" + d.examination + "。", sponsored: "工作许可由本所办理并承担费用。", unsponsored: "本所无法为该项目办理工作许可。",
      permission: "请先确认您可否在当地工作：本所无法为该项目办理许可。",
    },
    caveat: "以上只说明谁可以申请，不代表录取结果。情况不同的，请向下列人员咨询。",
  },
  events: { heading: "在哪里见到我们", none: "目前没有确定的日期。新的日期会首先在这里公布。", all: "本所全部活动", }, faq: { search: "在问题中搜索", button: "搜索", clear: "显示全部", found: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "个回答" }), none: "没有包含这些词语的回答。请直接向我们提问，好问题会出现在这里。", reviewed: (d) => d.date + "核对", link: "本回答的链接", own: "当地的问题", general: "各地共同的问题", more: "全部问题与回答", }, people: "由谁答复", pages: "继续阅读",
};
