// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { remoteAccess as remoteAccessEn } from './en.gen.ts';
export const remoteAccess: typeof remoteAccessEn = {
  planned: "计划维护", plannedText: "文件库可读取，但不能写入。", now: (d) => "计划维护进行中，至" + d.time + "结束：文件库可读取，但不能写入。", yourTime: (d) => "您所在时区：" + d.time, recorded: "服务台最近一次记录的状态", desk: "技术服务台", hours: "昼夜值守",
};
