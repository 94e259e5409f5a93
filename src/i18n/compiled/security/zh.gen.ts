// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { security as securityEn } from './en.gen.ts';

export const security: typeof securityEn = {
  title: "登录与安全", signedInAs: (d) => "您当前以 " + d.email + " 登录。", signedOutTitle: "您尚未登录", signedOut: "如需更改登录方式，请先登录。", signIn: (d) => "在" + d.client + "登录", toProfile: "返回个人资料",
  done: { "email-asked": "我们已向新邮箱发送邮件，打开其中的链接后更改即告生效。", "password-asked": "我们已向您发送设置新密码的链接。", "passkey-added": "已添加通行密钥。", "passkey-renamed": "已重命名通行密钥。", "passkey-not-renamed": "通行密钥须有名称，原名称保持不变。", "passkey-removed": "已删除通行密钥。", "passkey-removed-last": "已删除通行密钥。这是最后一个通行密钥，今后仅凭密码或邮件验证码即可登录。", "second-on": "今后登录时还需验证通行密钥。", "second-off": "登录时不再需要验证通行密钥。", "identity-ended": "账户已分开。", "session-ended": "已退出该会话。", "passkey-failed": "未能添加通行密钥，请重试。", },
  confirm: { title: "确认是您本人", lede: (d) => "更改登录方式前，我们会再次验证您的身份，以防您离开时屏幕未锁定。验证后" + d.minutes + "分钟内有效。", button: "继续", wrong: "密码不正确", willSend: (d) => "我们将向 " + d.email + " 发送六位验证码。", sendCode: "发送验证码", sent: (d) => "我们已向 " + d.email + " 发送验证码，10分钟内有效。", passkey: "使用通行密钥", passkeyProblem: "通行密钥未通过验证，请重试。", back: "返回登录与安全", }, email: { title: "电子邮箱", now: (d) => "您以 " + d.email + " 登录。", verified: "已确认。", unverified: "尚未确认。", label: "新电子邮箱", button: "更改邮箱", },
  password: { title: "密码", changed: (d) => "上次更改于" + d.day + "。", never: "注册以来未曾更改。", none: "此账户没有密码：您可通过邮件验证码或通行密钥登录。", hint: "我们将通过邮件向您发送设置新密码的链接。", button: "发送链接", },
  passkeys: {
    change: "添加或删除通行密钥", title: "通行密钥", text: "通行密钥使用您的指纹、面容或设备密码登录。它无法被猜中，也不会在仿冒网站上生效。", none: "您还没有通行密钥。", made: (d) => "添加于" + d.day, used: (d) => "上次使用于" + d.day, unused: "从未使用", name: "通行密钥名称", rename: "重命名", remove: "删除", removeNamed: (d) => "删除" + d.name, renameNamed: (d) => "重命名" + d.name, removeTitle: "是否删除此通行密钥？", removeText: (d) => "“" + d.name + "”将无法再用于登录。在保存它的设备上将其删除之前，设备可能仍会提示使用。", removeLast: "这是您最后一个通行密钥，且您已要求以通行密钥作为第二重验证。删除后，仅凭密码或邮件验证码即可登录。", newName: "新通行密钥的名称", newNameHint: "例如保存它的设备。",
    add: "添加通行密钥", fallbackName: (d) => d.day + "的通行密钥", needsScript: "添加通行密钥需要 JavaScript 以及支持通行密钥的浏览器。",
  },
  second: { title: "第二重验证", on: "输入密码或邮件验证码后，还需验证通行密钥。", off: "仅凭密码或邮件验证码即可登录。", needsPasskey: "请先添加通行密钥，之后可在每次登录时要求验证。", onlyOne: "您只有一个通行密钥，一旦丢失将无法登录。请先在另一设备上添加第二个通行密钥。", turnOn: "同时验证通行密钥", turnOff: "不再验证", }, identities: { title: "已合并的账户", text: "以下邮箱同样可登录此账户，使用此账户的密码和通行密钥。合并期间，这些账户原有的密码和通行密钥均不可用。", since: (d) => "合并于" + d.day, change: "分开已合并的账户", end: "分开", endNamed: (d) => "分开 " + d.email, endTitle: "是否分开此账户？", endText: (d) => d.email + " 将恢复为独立账户，使用其原有的密码和通行密钥。", },
  sessions: { title: "已登录的设备", current: "当前浏览器", device: (d) => d.system + " 上的 " + d.browser, unknown: "无法识别的浏览器", since: (d) => "登录于" + d.from + "，上次使用于" + d.last, end: "退出登录", endNamed: (d) => "退出登录：" + d.device, everywhereText: "所有会话（包括当前浏览器）及其中授予的访问权限均将终止。", everywhere: "在所有设备上退出", everywhereTitle: "是否在所有设备上退出登录？", }, signedOutEverywhereTitle: "您已在所有设备上退出登录", signedOutEverywhere: "已没有任何设备可访问您的账户。",
};
