// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { news as newsEn } from './en.gen.ts';
export const news: typeof newsEn = {
  kind: "类型", deal: "交易", newsroom: { heading: "媒体专区", go: "新闻联络与基本资料", officers: "新闻联络人", outOfHours: "非工作时间：", facts: "本所概况", founded: "创立", offices: "办公室", people: "本网站所列人员", languages: "本网站语言", languagesValue: "英文、法文、中文", counted: (d) => "统计日期：" + d.date, name: "名称的写法与读法", images: "图片", imagesText: (d) => "本所没有照片。网站上的肖像和图片均为程序绘制的版画，刊登时请注明“" + d.firm + "”。", portraits: "每个人的肖像可在其页面下载。", nameDark: "本所名称（用于浅色纸张）", nameLight: "本所名称（用于深色纸张）", credit: (d) => "绘图：" + d.firm, },
  item: { count: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "条新闻" }), correction: "更正", about: (d) => "关于" + d.firm, copy: "复制为纯文本", copyHint: "点击文本即可全选。", ends: "（完）", moreNews: "更多新闻", peopleNamed: "文中人物", journalists: "媒体可致电", },
};
