// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { gate as gateEn } from './en.gen.ts';
export const gate: typeof gateEn = {
  asking: "请稍候，正在确认您的账户包含哪些内容。", textShown: "已显示全文。", answersShown: "已显示答案。", refused: "您的账户未包含此内容", refusedText: (d) => "此内容属于客户订阅的服务“" + d.product + "”。您可以申请开通，我们将与您联系。", nobody: "此内容目前不对任何人开放。如有需要，请联系作者。", ask: "申请开通", requested: "您已提交申请", requestedText: (d) => "我们已于" + d.date + "收到您对“" + d.product + "”的申请，将与您联系。", toSubscriptions: "查看我的订阅", failed: "暂时无法确认您的账户包含哪些内容", failedText: "相关服务暂时无法连接。您的资料不受影响。", again: "重试",
  answers: { signIn: "注册免费账户后查看答案", signInText: "答案供注册读者查看。注册不收费，只需电子邮箱和密码，不需要电话号码。未经您要求，我们不会发送任何内容。", permission: (d) => "供账户包含“" + d.product + "”的客户查看", permissionText: "有何法律、何时生效，人人可见；答案属于客户订阅的服务。如您的账户已包含该服务，请登录；如未包含，请登录后申请开通。", }, amounts: { people: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "人" }), workingDays: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "个工作日" }), },
};
