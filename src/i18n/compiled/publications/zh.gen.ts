// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { publications as publicationsEn } from './en.gen.ts';
export const publications: typeof publicationsEn = {
  count: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "份出版物" }), kind: "类型", topic: "主题", keyPoints: "要点",
  publication: {
    current: (d) => "现行。法律状况截至" + d.date, superseded: (d) => "已被取代。法律状况截至" + d.date, archived: (d) => "已归档。法律状况截至" + d.date, allOn: (d) => "更多：" + d.topic, downloads: "下载", cite: "引用格式", oscola: (d) => d.authors + "：《" + d.title + "》（" + d.firm + "，" + d.date + "）<" + d.url + ">", oscolaNoAuthor: (d) => "《" + d.title + "》（" + d.firm + "，" + d.date + "）<" + d.url + ">", plain: (d) => d.authors + "，" + d.title + "，" + d.firm + "，" + d.date + "，" + d.url,
    plainNoAuthor: (d) => d.title + "，" + d.firm + "，" + d.date + "，" + d.url, citeHint: "引用时请注明阅读日期。",
  },
  gate: { signIn: "注册免费账户后继续阅读", signInText: "其余内容供注册读者阅读。注册不收费，只需电子邮箱和密码，不需要电话号码。未经您要求，我们不会发送任何内容。", permission: "供账户已包含此内容的客户阅读", permissionText: (d) => "其余内容属于客户订阅的服务“" + d.product + "”。如您的账户已包含该服务，请登录；如未包含，请登录后申请开通，或联系作者。", contents: "全文目录", signInAction: "登录或注册", permissionAction: "登录", freeAccount: "免费账户", clients: "客户", },
};
