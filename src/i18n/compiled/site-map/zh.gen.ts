// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { siteMap as siteMapEn } from './en.gen.ts';

export const siteMap: typeof siteMapEn = {
  find: "按名称查找页面", pages: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + " 个页面" }), found: (d) => plural(d.count, 0, zh, { other: "名称含“" + d.query + "”的页面共 " + number("zh", d.count, 0) + " 个" }), none: (d) => "没有名称含“" + d.query + "”的页面。", searchTexts: "改为搜索正文", whole: "完整列表", others: "其他", sitemap: "XML 网站地图", areas: "栏目",
};
