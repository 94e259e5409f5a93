// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { notices as noticesEn } from './en.gen.ts';
export const notices: typeof noticesEn = {
  label: "提示", missing: "本页暂无中文版，您正在阅读英文原文。", missingLink: "前往英文页面", stale: (d) => "译自" + d.translated + "的版本。英文原文已于" + d.updated + "更新。", staleLink: "阅读英文原文", withdrawn: (d) => "已于" + d.date + "撤回。", superseded: "本出版物已由较新的一份取代。", archived: "本出版物仅作存档，不再更新。", inEnglish: "英文内容",
};
