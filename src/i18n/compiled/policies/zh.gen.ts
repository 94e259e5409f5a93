// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { policies as policiesEn } from './en.gen.ts';
export const policies: typeof policiesEn = {
  legal: { version: "版本", effective: "生效日期", contact: "咨询", }, entities: "法律实体与监管机构", policies: "政策与声明", versionOf: (d) => "第" + d.version + "版", effectiveFrom: (d) => "自" + d.date + "起生效", owner: "负责人", versions: "历次版本", allVersions: "历次版本与差异", inEffect: "现行有效", compare: (d) => "对照" + d.earlier + "与" + d.current, compared: (d) => "第" + d.earlier + "版与第" + d.current + "版对照", legend: (d) => "带下划线的文字为第" + d.current + "版新增，带删除线的文字见于第" + d.earlier + "版。",
  counts: (d) => "修改" + d.changed + "段，新增" + d.added + "段，删除" + d.removed + "段。", leave: (d) => "阅读第" + d.current + "版原文", added: "新增：", removed: "删除：",
  stored: {
    heading: "逐项列明存储内容", name: "名称", where: "在浏览器中的位置", purpose: "用途", until: "保存至", places: { cookie: "Cookie", localStorage: "本地存储", shared: "本地存储；被拒绝时改用Cookie", sessionStorage: "会话存储（单个标签页）", indexedDB: "IndexedDB", },
    items: {
      theme: { purpose: "您在页脚选择的配色。未作选择时不存储。", until: "清除本网站数据", }, consent: { purpose: "仅当本站征求是否可统计访问时：您的选择。作出选择之前不存储。", until: "作出选择后六个月", }, form: { purpose: "您在表单中填写而尚未提交的内容。填写之前不存储。", until: "提交或关闭标签页", }, saves: { purpose: "您未登录时收藏的页面。未收藏时不存储。", until: "您将其移除或并入账户", }, searches: { purpose: "您最近的搜索。未在搜索页面要求保存时不存储。", until: "您在该页面关闭此功能", }, lessons: { purpose: "您未登录时标记为已完成的课程。未作标记时不存储。", until: "您取消标记，或登录后移入您的账户", }, authenticated: { purpose: "仅在登录后：标记您已登录。名称以所登录的服务开头。", until: "退出登录", },
      session: { purpose: "仅在登录后：使各标签页知道同属一次登录。", until: "退出登录", }, redirect: { purpose: "登录过程中：登录后返回的页面。", until: "登录后返回本网站；最长30分钟", }, transaction: { purpose: "登录过程中：证明登录页面的答复是给您的。", until: "登录后返回本网站；最长30分钟", }, verifier: { purpose: "仅在您于本站页面输入密码时：向登录页面证明此事。目前没有页面要求输入密码。", until: "15分钟", }, signedOut: { purpose: "通知其他标签页您已退出登录。", until: "随即删除", }, followedIds: { purpose: "仅在您登录时：您的账户关注了哪些页面，以便按钮显示。", until: "您退出登录", }, savedIds: { purpose: "仅在登录后：您账户中收藏的页面，使收藏按钮如实显示。", until: "退出登录", },
      otherToken: { purpose: "并非由本站写入：我们的其他服务如留有访问令牌，则代替您的令牌使用。", until: "该服务将其删除", }, accessToken: { purpose: "仅在登录后：用于显示属于您的内容的令牌以及您的姓名。", until: "关闭标签页或退出登录", }, metadata: { purpose: "仅在登录后：登录服务的网址。", until: "关闭标签页", }, draft: { purpose: "您在账户表单中填写而尚未保存的内容。", until: "保存或关闭标签页", }, refreshToken: { purpose: "仅在登录后：以令牌和无法离开此浏览器的密钥保持登录。", until: "退出登录", },
    },
  },
};
