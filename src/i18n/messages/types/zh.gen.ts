// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import type { types as typesEn } from './en.gen.ts';

export const types: typeof typesEn = {
  home: "首页", section: "栏目", page: "页面", graduatePage: "应届毕业生", marketingPage: "页面", policy: "政策", faq: "问答", scamAlert: "诈骗警示", person: "人员", deal: "交易", award: "奖项", location: "地区", office: "办公室", entity: "法律实体", sector: "行业", service: "服务", solution: "解决方案", topic: "主题", publication: "出版物", blogCategory: "博客分类", blogPost: "博客文章", news: "新闻", work: "专题或产品", workPart: "章节", newsletter: "通讯", event: "活动", trainingSeries: "培训系列", trainingItem: "培训", job: "职位", programme: "项目", jurisdiction: "法域",
  navigatorService: "法律导航服务", navigatorRegion: "法律导航区域", navigatorChapter: "法律导航法域", navigatorTopic: "法律导航主题", navigatorCell: "法律导航条目", navigatorArticle: "法律导航文章",
};
