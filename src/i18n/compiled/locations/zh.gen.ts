// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { locations as locationsEn } from './en.gen.ts';
export const locations: typeof locationsEn = {
  address: "地址", localAddress: "当地语言地址", hours: "办公时间", head: "办公室负责人", entity: "法律实体", directions: "交通指引", access: "来访须知", presence: "业务形式", country: "国家或地区", servedFrom: "服务办公室", regulator: "监管机构", registration: "注册号", vat: "增值税号", days: (d) => d.from + "至" + d.to, daysShort: (d) => d.from + "至" + d.to, openNow: (d) => "办公时间内，当地时间" + d.time, closedNow: (d) => "非办公时间，当地时间" + d.time, openShort: (d) => d.time + "，办公时间内", closedShort: (d) => d.time + "，非办公时间", usual: "当地公众假期除外。", latinAddress: "拉丁字母地址",
  officeOf: (d) => d.place + "办公室", map: "本所各地分布图", closedOn: (d) => "已于" + d.date + "关闭，现由" + d.offices + "答复。", closedOnly: (d) => "已于" + d.date + "关闭。", desk: (d) => "业务组，由" + d.offices + "服务。", openInMaps: "在地图中打开", reach: "联系方式", allPeople: (d) => d.place + "全体人员", peopleIn: (d) => d.place + "人员", officesIn: "办公室", placesIn: "城市", nothingHere: "我们在当地没有办公室。", served: (d) => "当地事务由" + d.offices + "办理。", formerOn: (d) => "我们在当地的机构已于" + d.date + "关闭。", remains: (d) => "遗留问题由" + d.offices + "答复。",
  helpsNow: "现由谁负责", colleagues: "联系人", law: "法律导航中的当地法律", practised: "我们可以协助的领域",
};
