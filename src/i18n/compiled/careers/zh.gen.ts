// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { careers as careersEn } from './en.gen.ts';

export const careers: typeof careersEn = {
  who: "您是哪一位？", entryPoints: { lawyers: "律师、顾问律师与合伙人，不限执业地。", business: "知识管理、技术、财务、人力资源、传播。", adaptive: "三周至一年的项目，按日计酬。", students: "实习律师计划与实习项目另有专门网站。", }, openHere: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "个开放职位" }), jobs: "开放职位", allJobs: "全部开放职位", area: "在这里工作", words: "关键词", place: "工作地点", department: "团队", team: "合作团队", level: "级别", contract: "合同", workplace: "办公方式", hybrid: "工作安排", salary: "薪酬", salaryMinimum: "最低薪酬", salaryOrMore: (d) => d.amount + "及以上",
  salaryRange: (d) => d.from + "至" + d.to, salaryFrom: (d) => d.from + "起", per: { year: (d) => "年薪" + d.amount, month: (d) => "月薪" + d.amount, day: (d) => "日薪" + d.amount, }, closing: "截止日期", within: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "天内" }), sort: { label: "排序", newest: "最新发布", closing: "最早截止", salary: "薪酬（按币种）", }, tryAgain: "请减少一个筛选条件，或查看全部开放职位。每个列表都有订阅源，可获知新职位。", recent: "近期截止或已招满", posted: "发布日期", closes: "截止", noDeadline: "招满为止",
  daysLeft: (d) => plural(d.count, 0, zh, { other: "还有" + number("zh", d.count, 0) + "天" }), tomorrow: "明日截止", today: "今日截止", soon: (d) => "即将截止：" + d.date + "。", filled: "该职位已招满。", closed: (d) => "申请已于" + d.date + "截止。", filledShort: "已招满", closedShort: "已截止", openInstead: "目前开放", similar: "类似职位", responsibilities: "工作内容", essential: "必备条件", desirable: "优先条件", process: "招聘流程", stage: "阶段", typicalTime: "通常用时", days: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "天" }),
  ifToday: "如您今天申请，按通常用时推算。", youApply: "递交申请", apply: "如何申请", applyText: (d) => "请将简历发送给" + d.name + "，并注明职位名称。无须附照片、出生日期或求职信。", questions: "申请前的疑问可向同一联系人提出，不会记入申请材料。", write: (d) => "写信给" + d.name, recruiter: "招聘联系人", adjustments: "合理便利", adjustmentsText: (d) => "任一环节如需便利，例如延长时间、字幕、调整时间或房间，请告知" + d.name + "。作出决定的人不会知悉。", agencies: "中介机构", agenciesText: "未经本所委托提交的简历，本所不支付任何费用。", benefits: "福利", benefitsIn: (d) => d.place + "福利", benefitsByCountry: "按国家和地区", benefit: "福利", given: "内容", whoAndWhen: "适用对象与起始日",
  event: "人生阶段", country: "国家或地区", benefitsCount: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "项福利" }), allBenefits: "全部福利", askRecruiter: "其他国家或地区，请咨询职位所列联系人。", path: "历程",
};
