// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { errors as errorsEn } from './en.gen.ts';
export const errors: typeof errorsEn = {
  notFound: "找不到页面", notFoundText: "此地址没有页面。页面可能已移动，或地址输入有误。", pastEnd: "该列表没有这么多页。", firstPage: "前往第一页", near: "您要找的是不是以下页面？", searchInstead: "改为搜索", gone: "本页已移除", goneText: "本页系有意撤下，不会恢复。", reason: (d) => "原因：" + d.reason, badRequest: "无法识别此地址", badRequestText: "地址中有无效部分。请检查，或返回首页。", methodNotAllowed: "此处无法执行该操作", methodNotAllowedText: "此地址可供阅读，但不接受所发送的内容。", tooLong: "地址过长", tooLongText: "请缩短地址，或返回首页。", unavailable: "暂时无法显示本页", unavailableText: "这是我们的问题，正在处理。请一分钟后再试。", failed: "出现错误",
  failedText: "这是我们的问题，我们已收到报告。请一分钟后再试。", home: "返回首页", tryAgain: "重试",
};
