// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import type { solutions as solutionsEn } from './en.gen.ts';

export const solutions: typeof solutionsEn = {
  approach: "我们的做法", pricing: "价格", works: "工具", part: "解决方案", words: "客户的原话", duration: "所需时间", from: "起价", tools: "工具", team: "由谁完成", questions: "委托之前的常见问题", below: "可单独委托", others: "其他解决方案", compare: "比较", start: "先谈一谈",
};
