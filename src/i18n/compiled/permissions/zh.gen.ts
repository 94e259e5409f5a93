// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { permissions as permissionsEn } from './en.gen.ts';
export const permissions: typeof permissionsEn = {
  "product|navigator-data-protection": { name: "法律导航：数据保护", }, "product|research-library": { name: "研究文库", about: "本所专供客户的研究报告全文，列于出版物之中并标明仅供客户阅读。", }, "product|payments-briefing": { name: "支付法规简报", about: "本所专供客户的支付法规提示全文，列于出版物之中。", }, "collaboration|northgate-matters": { name: "Northgate Holdings：共享事项", about: "本所为Northgate Holdings办理事项的客户空间。其中包括相关日期、文件和人员。", },
};
