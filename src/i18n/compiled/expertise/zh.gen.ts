// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { expertise as expertiseEn } from './en.gen.ts';
export const expertise: typeof expertiseEn = {
  practice: { inShort: "概要", areas: "细分领域", allPeople: (d) => d.practice + "全体人员", contacts: "联系人", deals: "交易与案件", reading: "我们的文章", news: "新闻", dates: "活动", }, hub: { problems: "从问题出发", search: "用您自己的话描述", groups: "横跨各业务的四个团队", allSectors: "全部行业", allServices: "全部业务", allSolutions: "比较全部解决方案", awards: "外界评价", awardLine: (d) => d.title + "，" + d.giver, seeDeals: "我们做过的项目", },
  group: { worries: "客户夜不能寐的原因", steps: { "financial-institutions": "监管问询的全过程", "life-sciences": "药品的一生", tmt: "技术合同的一生", "asset-management-and-investment-funds": "基金的一生", general: "依次进行", }, leads: "团队负责人", team: "各办公室团队", deals: "我们做过的项目", allDeals: (d) => "全部项目：" + d.field, writing: "最新文章", dates: "近期活动", fields: "相关业务与行业", subjects: "相关主题", source: (d) => "依据：" + d.source, },
  solutions: { approach: "我们的做法", pricing: "价格", works: "工具", part: "解决方案", words: "客户的原话", duration: "所需时间", from: "起价", tools: "工具", team: "由谁完成", questions: "委托之前的常见问题", below: "可单独委托", others: "其他解决方案", compare: "比较", start: "先谈一谈", },
};
