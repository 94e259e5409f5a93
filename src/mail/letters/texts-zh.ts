import type { Letters } from './texts-en.ts';

/** See `happenedEn`. */
export const happenedZh = '时间：{when}。设备：{device}。';

export const zh: Letters = {
  verifyEmail: {
    subject: '请确认您的电子邮箱',
    text: '请确认 {email} 是您本人的电子邮箱。您将以此邮箱登录芬沃登莱尔律师事务所网站。如在注册时以外的浏览器中打开链接，页面还将要求您输入密码。',
    button: '确认此邮箱',
    holds: '此链接24小时内有效，仅可使用一次。',
    why: '您收到本邮件，是因为有人以此邮箱进行注册。如非您本人操作，请勿理会，此邮箱将不会被确认。',
  },
  existingAccount: {
    subject: '您已有账户',
    text: '有人（可能是您本人）试图以 {email} 在芬沃登莱尔律师事务所网站注册。此邮箱下已有账户，请照常登录。如忘记密码，可重新设置。',
    button: '设置新密码',
    holds: '此链接1小时内有效，仅可使用一次。',
    why: '您收到本邮件，是因为有人在注册表单中填写了此邮箱。如非您本人操作，请勿理会，您的账户未有任何变动。',
  },
  signIn: {
    subject: '您的登录验证码：{code}',
    text: '请在申请验证码的页面输入此验证码，或打开链接。如在其他浏览器中打开链接，您将在该浏览器中登录。',
    button: '登录',
    holds: '验证码与链接10分钟内有效，仅可使用一次。',
    why: '您收到本邮件，是因为有人申请以此邮箱登录。如非您本人操作，请勿理会，亦请勿将验证码告知任何人；本所人员绝不会向您索取。',
  },
  signInLink: {
    subject: '您的登录链接',
    text: '请在申请登录的同一浏览器中打开此链接。',
    button: '登录',
    holds: '此链接10分钟内有效，仅可使用一次。',
    why: '您收到本邮件，是因为有人申请以此邮箱登录。如非您本人操作，请勿理会。',
  },
  signInCode: {
    subject: '您的登录验证码：{code}',
    text: '请在申请验证码的页面输入此验证码。',
    holds: '验证码10分钟内有效，仅可使用一次。',
    why: '您收到本邮件，是因为有人申请以此邮箱登录。如非您本人操作，请勿理会，亦请勿将验证码告知任何人；本所人员绝不会向您索取。',
  },
  resetPassword: {
    subject: '设置新密码',
    text: '您可通过此链接为您在芬沃登莱尔律师事务所网站的账户设置新密码。设置后，所有设备均将退出登录。',
    button: '设置新密码',
    holds: '此链接1小时内有效，仅可使用一次。',
    why: '您收到本邮件，是因为有人以此邮箱申请重设密码。如非您本人操作，请勿理会，您的密码不会改变。',
  },
  passwordChanged: {
    subject: '您的密码已更改',
    text: '您在芬沃登莱尔律师事务所网站的账户密码刚刚更改，所有设备均已退出登录。',
    unless: '如非您本人操作，请立即重设密码，并致信 security@fenwardenlisle.example。',
    button: '设置新密码',
    why: '每次更改密码，我们均会通知您。',
  },
  changeEmail: {
    subject: '请确认您的新电子邮箱',
    text: '请确认您今后将以 {email} 登录芬沃登莱尔律师事务所网站。',
    button: '使用此邮箱',
    holds: '此链接24小时内有效，仅可使用一次。',
    why: '您收到本邮件，是因为某账户的持有人将此邮箱填为新邮箱。如非您本人操作，请勿理会，不会有任何变更。',
  },
  emailChangeAsked: {
    subject: '有人申请更改电子邮箱',
    text: '已登录您在芬沃登莱尔律师事务所网站账户的用户申请将邮箱更改为 {email}。经该邮箱确认后，更改即告生效。',
    unless: '如非您本人操作，请立即重设密码，此次更改即告作废，并致信 security@fenwardenlisle.example。',
    button: '设置新密码',
    why: '每次申请更改邮箱，我们均会通知您。',
  },
  emailChanged: {
    subject: '您的电子邮箱已更改',
    text: '您在芬沃登莱尔律师事务所网站的账户邮箱现为 {email}。本邮箱不再可用于登录。',
    unless:
      '如非您本人操作，请立即致信 security@fenwardenlisle.example。重设密码的链接现已改发至新邮箱，您无法自行撤销此项更改。',
    why: '每次更改邮箱，我们均会通知您。',
  },
  unlock: {
    subject: '您的账户已暂时锁定',
    text: '您账户的密码或验证码输入错误次数过多。为保护账户安全，目前任何人均无法登录。如系您本人操作，请解锁后重试。',
    button: '解锁我的账户',
    holds: '此链接24小时内有效，仅可使用一次；逾时账户已自动解锁。',
    why: '您收到本邮件，是因为您的账户已被锁定。如非您本人尝试登录，您无需采取任何措施：无人成功登录。',
  },
  passkeyAdded: {
    subject: '已添加通行密钥',
    text: '通行密钥“{name}”现可用于登录您在芬沃登莱尔律师事务所网站的账户。',
    unless:
      '如非您本人操作，请立即在“登录与安全”中将其删除并重设密码，同时致信 security@fenwardenlisle.example。',
    button: '打开登录与安全',
    why: '每次添加通行密钥，我们均会通知您。',
  },
  passkeyRemoved: {
    subject: '已删除通行密钥',
    text: '通行密钥“{name}”已不能用于登录您在芬沃登莱尔律师事务所网站的账户。',
    unless: '如非您本人操作，请立即重设密码，并致信 security@fenwardenlisle.example。',
    button: '设置新密码',
    why: '每次删除通行密钥，我们均会通知您。',
  },
  secondFactorOn: {
    subject: '已开启第二重验证',
    text: '今后登录您在芬沃登莱尔律师事务所网站的账户时，输入密码或邮件验证码后还需验证通行密钥。',
    unless: '如非您本人操作，请立即重设密码，并致信 security@fenwardenlisle.example。',
    button: '设置新密码',
    why: '每次开启第二重验证，我们均会通知您。',
  },
  secondFactorOff: {
    subject: '已关闭第二重验证',
    text: '登录您在芬沃登莱尔律师事务所网站的账户时不再需要验证通行密钥，仅凭密码或邮件验证码即可登录。',
    unless: '如非您本人操作，请立即重设密码，并致信 security@fenwardenlisle.example。',
    button: '设置新密码',
    why: '每次关闭第二重验证，我们均会通知您。',
  },
  accountsJoined: {
    subject: '两个账户已合并',
    text: '在芬沃登莱尔律师事务所网站，账户 {other} 已并入账户 {email}。今后以任一邮箱均登录 {email}，使用该账户的密码和通行密钥；合并期间，{other} 的密码和通行密钥均不可用。',
    unless: '如非您本人操作，请立即重设密码，两个账户随即分开，并致信 security@fenwardenlisle.example。',
    button: '设置新密码',
    why: '每次合并账户，我们均会通知双方邮箱。',
  },
  accountsSeparated: {
    subject: '两个账户已分开',
    text: '在芬沃登莱尔律师事务所网站，账户 {other} 不再并入账户 {email}。两个账户恢复使用各自的密码和通行密钥。',
    unless: '如非您本人操作，请立即重设密码，并致信 security@fenwardenlisle.example。',
    button: '设置新密码',
    why: '每次分开账户，我们均会通知双方邮箱。',
  },
};
