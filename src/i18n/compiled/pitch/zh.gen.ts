// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { pitch as pitchEn } from './en.gen.ts';
export const pitch: typeof pitchEn = {
  choose: "选人制作推介册", chooseText: "在名单中勾选人员（可跨页，最多十二人），即可生成一份可打印的文件：每人一页，附交易与办公室信息。", people: "人员", chosen: "已选入推介册", make: "生成推介册", team: "为您服务的团队", matter: "标题或事项", matterHint: "显示在封面上，最多80个字符，不得含网址、邮箱或电话号码。", dated: (d) => d.date + "制作", contents: "目录", experience: "业绩经验", deals: "交易", deal: "交易", client: "客户", value: "金额", announced: "公布日期", role: "本所角色", undisclosed: "未披露", offices: "办公室", change: "修改推介册", update: "更新推介册", add: "添加人员", nobody: "尚未选择人员，请在名录中选择。",
  note: "本册由读者依据本所网站的公开资料自行编制，不构成要约。标题由读者自拟。",
};
