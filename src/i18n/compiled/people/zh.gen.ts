// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { people as peopleEn } from './en.gen.ts';
export const people: typeof peopleEn = {
  count: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "人" }), office: "办公室", service: "业务", grade: "职级", telephone: "电话", mobile: "手机", email: "电子邮件", spoken: "语言", spokenLevel: (d) => d.language + "（" + d.level + "）", admissions: "执业资格", admission: (d) => d.jurisdiction + "（" + d.year + "）", admissionWithNote: (d) => d.jurisdiction + "（" + d.year + "），" + d.note, education: "教育背景", educationNoYear: (d) => d.institution + "，" + d.award, experience: "代表业绩", rankings: "业界认可",
  ranking: (d) => d.directory + "，" + d.band, memberships: "专业组织", joined: "入职", writing: "文章", onLeave: (d) => "休假至" + d.date + "。", onLeaveOpen: "休假中。", leaveContact: (d) => "在此期间请联系" + d.name + "。", former: (d) => "已于" + d.date + "离任。", formerOpen: "已离任。", successor: (d) => "其工作由" + d.name + "接手。", texts: { upToWords: (d) => "不超过" + d.count + "个英文单词", upToCharacters: (d) => "不超过" + d.count + "字", copy: "复制这段文字", copied: "已复制", code: (d) => d.name + "联系方式的二维码", scan: "扫码添加联系人", },
  directory: { named: "姓名、职位、办公室或主题", sector: "行业", language: "语言", level: "最低水平", admitted: "执业资格地", show: "显示人员", startingWith: (d) => "首字母" + d.letter, onLeave: (d) => d.role + "（休假中）", nobody: "没有符合全部条件的人员。", everybody: "查看全部人员", searchSite: "搜索全站", },
  person: { write: (d) => "致信" + d.name, instead: (d) => "联系" + d.name, save: "添加到通讯录（vCard）", portrait: "供刊登的肖像", contact: "联系方式", pronounced: (d) => "读作" + d.name, practices: "业务领域", worksWith: "合作同事", biography: "简介", shortBiography: "简短介绍", shortBiographyUse: "可复制用于会议议程或介绍。", priorResults: "过往结果不保证将来取得类似结果。", },
};
