// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { news as newsEn } from './en.gen.ts';

export const news: typeof newsEn = {
  kind: "类型", dateline: "地点", press: "媒体联系人", deal: "交易", correction: "更正",
  newsroom: { heading: "媒体专区", go: "新闻联络与基本资料", officers: "新闻联络人", outOfHours: "非工作时间：", facts: "本所概况", founded: "创立", foundedValue: "1871年，伦敦", offices: "办公室", people: "本网站所列人员", languages: "本网站语言", languagesValue: "英文、法文、中文", counted: (d) => "统计日期：" + d.date, name: "名称的写法与读法", spelling: "行文中写作Fenwarden Lisle，法律声明中写作Fenwarden Lisle LLP；不加“and”，不用缩写。", pronunciation: "读作FEN-war-d’n LYLE，字母s不发音。", chinese: "中文名称：芬沃登莱尔律师事务所。", images: "图片", imagesText: "本所没有照片。网站上的肖像和图片均为程序绘制的版画，刊登时请注明“Fenwarden Lisle”。", },
  item: { count: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "条新闻" }), correction: "更正", about: "关于芬沃登莱尔", boilerplate: "芬沃登莱尔律师事务所是一家国际律师事务所，1871年创立于伦敦，为企业、基金与政府处理跨境交易、监管合规与争议解决。本所为虚构，本网站仅作演示。", copy: "复制为纯文本", copyHint: "点击文本即可全选。", ends: "（完）", moreNews: "更多新闻", peopleNamed: "文中人物", journalists: "媒体可致电", },
};
