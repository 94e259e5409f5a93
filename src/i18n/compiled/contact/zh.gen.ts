// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { contact as contactEn } from './en.gen.ts';
export const contact: typeof contactEn = {
  wechat: { accounts: "官方公众号", id: "微信号", copy: "复制微信号", copied: "已复制", kind: "账号类型", subscription: "订阅号", service: "服务号", rhythm: "更新频率", code: (d) => "公众号“" + d.name + "”的二维码", codeNote: "演示：此码指向本条目。真实的二维码会在微信中直接打开公众号。", main: { purpose: "发布中文法律快讯，以及内地与香港活动的邀请。", rhythm: "每周二、周四各一次", }, campus: { purpose: "发布实习、培训合同与校园宣讲信息，由上海、北京办公室的实习律师答复留言。", rhythm: "每月一次，九月至十一月每周一次", }, articles: "近期中文文章", articlesNote: "公众号所发文章均可在本网站阅读，无需微信。", allArticles: "全部中文出版物", },
  thanks: { next: "后续安排", whom: "联系人", neutral: "如果您并未向我们提交任何内容，则本次访问没有留下任何记录，您也无需任何操作。", doubt: "是一封可疑信息把您带到这里的吗？", check: "核实是否来自本所", }, confidence: "请暂勿发送保密信息。", confidenceText: "给我们写信并不使您成为客户。在我们完成利益冲突审查并书面确认接受委托之前，我们对您不承担义务，也无法将您发送的内容作为保密信息处理。", about: "您要联系的是什么事？", offices: "致电办公室",
  forms: {
    optional: (d) => d.label + "（选填）", missing: (d) => "请填写：" + d.label, agree: "请勾选后继续。", tooLong: (d) => plural(d.count, 0, zh, { other: "内容过长，最多 " + number("zh", d.count, 0) + " 个字符：" + d.label }), email: "邮箱地址的格式如 name@example.com。", phone: "电话号码至少六位数字，例如 +86 21 5550 0100。", file: "请上传完整的 PDF 文件，或不含宏的 Word 文件（DOCX）。您的文件不符合要求。", fileTooLarge: "文件超过 5 MB，请选择较小的文件。", chooseAgain: (d) => "文件未保留，请重新选择：" + d.names + "。", sending: "正在发送", incomplete: "收到的内容不完整，未予保存。请重新提交。",
    closed: "该职位已停止接受申请，未保存任何内容。感谢您的关注，欢迎查看其他职位。", status: { title: "您的申请", received: "已收到，尚未开始审阅。", reading: "审阅中。", closed: "已结束，本所已作出决定。", withdraw: "撤回申请", withdrawText: "您的信息和文件将立即删除，且无法恢复。", withdrawn: "您的申请已撤回", withdrawnText: "您的信息和文件已删除。", over: "此链接无效", overText: "链接不完整，或该申请已撤回或删除。请从我们的邮件中重新复制链接。", },
    draft: { save: "保存并稍后继续", saveText: "我们会发送链接，您可在 30 天内连同文件继续填写。未提交的内容本所无人阅览。", mailed: "申请已保存，尚未提交", mailedText: "请查收邮件，其中有继续填写的链接。", saved: (d) => "已保存。申请尚未提交，将保留至" + d.date + "。", until: (d) => "申请尚未提交，将保留至" + d.date + "。", file: (d) => "已保存：" + d.name + "。如需替换，请重新选择文件。", leaveOut: "不附此文件", erase: "删除已保存的内容", eraseText: "您填写的全部内容及文件将立即永久删除。", deleted: "已保存的内容已删除", deletedText: "本所不再保存其中任何内容。", over: "此链接无效", overText: "链接不完整，或申请已提交、已删除，或 30 天内未继续填写。", },
    equality: { ask: "几个关于平等机会的问题（选填）", askText: "这些问题不属于申请内容，作出录用决定的人员无法看到。", title: "平等机会", text: "您的回答有助于我们了解选拔是否公平。可回答任意问题，也可全部略过。", none: "不愿透露", kept: "您的回答仅计入季度合计，不含姓名、编号或日期。低于十的合计数不向任何人显示。由于无法追溯到您本人，回答无法查询或撤回。", send: "提交回答", counted: "谢谢", countedText: "您的回答已计入合计，除此之外不予保存。", over: "此链接无效", overText: "链接不完整，或已超过 30 天。", }, titleWrong: (d) => "有误：" + d.title, wrong: "请检查以下各项", away: "您的信息尚未发送：系统暂时无法保存。您填写的内容仍在下方，请稍后重试。", tooMany: "您所在的网络近几分钟内提交过多。您填写的内容仍在下方，请十分钟后重试，或致电我们。", trap: "请勿填写此栏",
    kept: (d) => "仅用于答复您，" + d.period + "后删除。", privacy: "我们如何使用个人信息", reference: (d) => "您的编号为 " + d.reference + "。", referenceNote: "请妥善保存：我们凭此编号查找您提交的内容。",
  },
};
