// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { zh } from "@messageformat/runtime/lib/cardinals";
import type { scams as scamsEn } from './en.gen.ts';
export const scams: typeof scamsEn = {
  indicators: "识别特征", reports: (d) => plural(d.count, 0, zh, { other: number("zh", d.count, 0) + "宗举报" }),
  checker: {
    heading: "在此核实", label: "粘贴邮箱地址、网址、电话号码或整封信息", hint: "发件人地址最能说明问题。", local: "您粘贴的内容不会离开您的浏览器：比对完全在本页进行。", call: "无论此处结果如何，总机昼夜有人接听，可为您核实：", noScript: "核实功能需要JavaScript。您也可以与下方“本所所有”清单对照。", found: "其中发现的内容", alert: "参见提示：", genuine: "本所所有", genuineText: "凡不在此清单、也不在本所人员名录中的，一律视为不属于本所。", addresses: "电子邮箱", addressesEnd: (d) => "均以@" + d.domain + "结尾", sites: "网站", directory: "本所人员直线电话", verdicts: { ours: "属于本所", notOurs: "不属于本所", cannotTell: "无法判断，请致电总机", },
    reasons: {
      ourAddress: "该地址以本所域名结尾。但伪造的邮件同样可以显示这一发件人，请谨慎对待其中的要求。", ourSite: "这是本所网站。", ourNumber: "该号码在本所清单上。但来电显示可以伪造：如系他人来电，请挂断后自行拨打该号码。", known: "该信息曾出现在已向我们举报的诈骗中。", hidden: "其中含有看不见的字符，本所地址均不含此类字符。", characters: "其中的字母或数字只是形似本所名称。", encoded: "这是以编码书写的其他文字域名，本所域名只用普通拉丁字母。", hyphen: "这是在本所名称中加了连字符，本所域名没有连字符。", extraWords: "其中把本所名称与其他字词拼在一起，本所域名仅有名称本身。", otherEnding: "名称与本所相同，但后缀不同。", fewLetters: "与本所名称相差一两个字母。", insideOther: "其中虽有本所名称，但末尾的域名属于他人。", beforeAt: "本所名称写在“@”之前，该处任何人都可随意填写；其后的域名不属于本所。",
      freeMail: "这是免费邮箱地址，本所从不使用。", otherDomain: "这不是本所域名。", otherNumber: "该号码不在本所清单上。", nothing: "其中没有可供比对的地址、域名或电话号码。", unlistedHost: "它以本所域名结尾，但不在清单上。", unusual: "其写法并非本所所用。", noCountry: "它与本所某一号码一致，但缺少国家或地区代码，可能是另一号码。", onlyOurs: "其中发现的内容均属本所。但虚假信息也可能抄录本所真实的地址与号码，因此不足为凭。", mixed: "其中发现的内容并非都属于本所，可能无妨，也可能有诈。",
    },
  },
};
