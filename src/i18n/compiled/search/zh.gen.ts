// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { search as searchEn } from './en.gen.ts';
export const search: typeof searchEn = {
  title: "搜索", label: "搜索人员、主题和出版物", placeholder: "人员、主题、出版物", button: "搜索", suggestions: "建议", count: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "条建议" }), none: "没有建议", failed: "暂时无法提供建议，请按回车键搜索。", results: (d) => plural(d.count, 0, zh, { other: "“" + d.query + "”共有" + number("zh", d.count, 0) + "条结果" }), noResults: (d) => "没有找到“" + d.query + "”。请检查拼写，或减少关键词。", prompt: "请输入人员姓名、办公室或主题。", inTab: (d) => "在“" + d.tab + "”中搜索", sections: "按栏目浏览",
  tabs: { all: "全部", people: "人员", insights: "洞察", news: "新闻", events: "活动", expertise: "业务领域", navigator: "法律导航", locations: "地区", careers: "职业发展", training: "培训", pages: "页面", }, corrected: (d) => "以下是“" + d.query + "”的搜索结果。", asTyped: (d) => "按原样搜索“" + d.query + "”", foundIn: (d) => "匹配语言：" + d.language, inLanguage: (d) => d.language + "页面", reviewed: (d) => "审阅于" + d.date, elsewhere: "其他语言的结果",
  direct: { label: "直接答案", subject: (d) => d.place + "：" + d.topic, inShort: "概要", since: "生效日期", reviewed: "审阅日期", source: "依据", page: (d) => "法律导航：" + d.place, }, follow: "关注此搜索", recent: { title: "最近的搜索", explanation: "最近八次搜索可以仅保存在此浏览器中：我们看不到，但使用此浏览器的人都能看到。", none: "暂无。", keep: "在此保存我的搜索", stop: "停止并全部删除", forget: "删除", stopped: "您的搜索记录已删除，今后不再保存。", refused: "此浏览器不为本网站保存任何内容，因此无法保存您的搜索。", }, filters: { type: "类型", author: "作者", year: "年份", state: "法律状态", words: "关键词", },
  onward: { text: "没有结果。不妨试试：", everywhere: "在全站搜索，不加筛选", people: "全部人员", siteMap: "网站地图", ask: "联系我们", near: "相近的词", elsewhere: "换个范围再找", pages: "浏览本网站", }, bestMatch: "相关度",
  siteMap: { find: "按名称查找页面", pages: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "个页面" }), found: (d) => plural(d.count, 0, zh, { other: "名称含“" + d.query + "”的页面共" + number("zh", d.count, 0) + "个" }), none: (d) => "没有名称含“" + d.query + "”的页面。", searchTexts: "改为搜索正文", whole: "完整列表", others: "其他", sitemap: "XML网站地图", areas: "栏目", },
};
