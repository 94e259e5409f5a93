// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { page as pageEn } from './en.gen.ts';

export const page: typeof pageEn = {
  document: { title: (d) => d.title + " | " + d.firm, skip: "跳至正文", demonstration: "演示律所", demonstrationText: (d) => d.firm + " 及其人员和业务均属虚构。", }, menu: { close: "关闭", inArea: (d) => d.area + "：全部", languages: (d) => "语言：" + d.language, }, areas: { expertise: "按法律专业与行业查看我们的业务。", insights: "规则有何变化、意味着什么、该怎么做。", careers: "职业生涯的每个阶段都可在此工作。", about: "我们是谁，对什么负责。", },
  groups: { disciplines: "按专业", industries: "行业组", work: "工具与业绩", reading: "阅读", meeting: "交流", joining: "加入我们", graduates: "应届毕业生", firm: "本所", answers: "我们的责任", },
  pages: { financialInstitutions: "金融机构", lifeSciences: "生命科学", tmt: "科技、媒体与电信", funds: "资产管理与投资基金", disputesAviator: "Disputes Aviator", blogCategories: "博客分类", wechat: "微信", whyJoinUs: "为何加入我们", successStories: "职业故事", qualifiedLawyers: "资深律师", businessServices: "业务支持", contractWork: "项目制工作", benefits: "员工福利", ourStory: "我们的历史", responsibleBusiness: "责任经营", corporateResponsibility: "企业社会责任", proBono: "公益法律服务", remote: "员工远程访问", alerts: "通讯与提醒", },
  footer: { digest: "每月第一个工作日，以一封邮件汇总未来九十日内生效的全部法规。", subscribe: "订阅生效日期", china: "中国内地的办公室为外国律师事务所代表处，不从事中国法律事务。", badge: "示例", badgeText: "真实律所的网站在此处显示监管机构的标识。", }, theme: { label: "外观", system: "跟随系统", light: "浅色", dark: "深色", }, alert: { label: "诈骗警示", more: "如何识别与应对", }, actions: { label: "本页", print: "打印或存为 PDF", email: "通过电子邮件发送", linkedIn: "分享到领英", copy: "复制链接", copied: "链接已复制", }, files: { label: "以文件形式获取本列表", atom: "订阅源（Atom）", ics: "日历（.ics）", csv: "表格（CSV）", xlsx: "表格（Excel）", },
  parts: { keyPoints: "要点", onThisPage: "本页内容", source: (d) => "来源：" + d.source, filters: "筛选", filtersOn: (d) => "筛选（" + d.count + "）", moreFilters: "更多筛选条件", remove: (d) => "移除筛选：" + d.filter, }, help: { heading: "其他途径", people: "查找专业人员", siteMap: "查看全部页面", contact: "向我们咨询", code: (d) => "错误 " + d.code, },
};
