// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { forms as formsEn } from './en.gen.ts';
export const forms: typeof formsEn = {
  optional: (d) => d.label + "（选填）", missing: (d) => "请填写：" + d.label, agree: "请勾选后继续。", tooLong: (d) => plural(d.count, 0, zh, { other: "内容过长，最多 " + number("zh", d.count, 0) + " 个字符：" + d.label }), email: "邮箱地址的格式如 name@example.com。", phone: "电话号码至少六位数字，例如 +86 21 5550 0100。", titleWrong: (d) => "有误：" + d.title, wrong: "请检查以下各项", away: "您的信息尚未发送：系统暂时无法保存。您填写的内容仍在下方，请稍后重试。", tooMany: "您所在的网络近几分钟内提交过多。您填写的内容仍在下方，请十分钟后重试，或致电我们。", trap: "请勿填写此栏",
  kept: (d) => plural(d.count, 0, zh, { other: "仅用于答复您，" + number("zh", d.count, 0) + " 个月后删除。" }), privacy: "我们如何使用个人信息", reference: (d) => "您的编号为 " + d.reference + "。", referenceNote: "请妥善保存：我们凭此编号查找您提交的内容。",
};
