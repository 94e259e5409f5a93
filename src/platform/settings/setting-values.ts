import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { serversOf } from '../db/servers.ts';

/** What a setting's text means, or undefined when it is none of what the setting takes. */
export type SettingValue<T> = { readonly takes: string; parse(text: string): T | undefined };

/** A TCP port somebody can be told to connect to. */
export const port: SettingValue<number> = {
  takes: 'a port number from 1 to 65535',
  parse: (text) => {
    const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    return value >= 1 && value <= 65_535 ? value : undefined;
  },
};

/** A size in memory. */
export const megabytes: SettingValue<number> = {
  takes: 'a whole number of megabytes from 0 to 4096',
  parse: (text) => (/^\d{1,4}$/.test(text) && Number(text) <= 4_096 ? Number(text) : undefined),
};

/** Processes that share a port. */
export const processes: SettingValue<number> = {
  takes: 'a whole number of processes from 1 to 64',
  parse: (text) =>
    /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 64 ? Number(text) : undefined,
};

/** Memory of a process: one that has just started holds less. */
export const processMemory: SettingValue<number> = {
  takes: 'a whole number of megabytes from 256 to 65536',
  parse: (text) =>
    /^\d{3,5}$/.test(text) && Number(text) >= 256 && Number(text) <= 65_536 ? Number(text) : undefined,
};

/** Connections of one process: with fewer, a request could wait for itself. */
export const connections: SettingValue<number> = {
  takes: 'a whole number of connections from 5 to 200',
  parse: (text) =>
    /^\d{1,3}$/.test(text) && Number(text) >= 5 && Number(text) <= 200 ? Number(text) : undefined,
};

/** A PostgreSQL database, on one server or on one of several. */
export const database: SettingValue<string> = {
  takes:
    'an address that starts with postgres:// or postgresql://, such as postgres://user:password@host/name or, of ' +
    'several servers, postgres://user:password@first,second:6432/name?target_session_attrs=read-write',
  parse: (text) => serversOf(text)?.address,
};

/** Servers that follow a database: an address for each. */
export const replicas: SettingValue<readonly string[]> = {
  takes:
    'an address that starts with postgres:// or postgresql://, of one server or of several, such as ' +
    'postgres://user:password@first,second:6432/name',
  parse: (text) => serversOf(text)?.each,
};

/** A time to wait at the end, which may be none. */
export const drainTime: SettingValue<number> = {
  takes: 'a whole number of seconds from 0 to 60',
  parse: (text) => (/^\d{1,2}$/.test(text) && Number(text) <= 60 ? Number(text) : undefined),
};

/** A span of time. */
export const seconds: SettingValue<number> = {
  takes: 'a whole number of seconds from 5 to 86400',
  parse: (text) =>
    /^\d{1,5}$/.test(text) && Number(text) >= 5 && Number(text) <= 86_400 ? Number(text) : undefined,
};

export const flag: SettingValue<boolean> = {
  takes: 'true or false',
  parse: (text) => ({ true: true, false: false })[text],
};

/** An ICP filing number as the ministry gives it: a province, the body of eight digits or more, perhaps a site's own. */
export const icpNumber: SettingValue<string> = {
  takes: 'an ICP filing number, such as 沪ICP备12345678号-1',
  parse: (value) => (/^\p{Script=Han}ICP备\d{8,10}号(-\d{1,4})?$/u.test(value) ? value : undefined),
};

/** Network addresses and ranges of them; `none` says that there are none. */
export const addressRanges: SettingValue<readonly string[]> = {
  takes: 'addresses or ranges, separated by commas, such as 10.0.0.0/8, 2001:db8::1, or the word none',
  parse: (text) => {
    if (text === 'none') return [];
    const ranges = text.split(',').map((one) => one.trim());
    return ranges.every(isRange) ? ranges : undefined;
  },
};

function isRange(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(ip)];
  if (most === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

/** Where a server listens: an address of this machine, not a name that somebody else decides about. */
export const listenAddress: SettingValue<string> = {
  takes: 'an IP address of this machine, such as 127.0.0.1, 10.0.0.5 or ::, or the word localhost',
  parse: (text) => (text === 'localhost' || isIP(text) !== 0 ? text : undefined),
};

/** Longest path of a directory, in bytes: with a socket's name in it a path may have 103 on some systems. */
const longestDirectory = 76;

/** Where a server listens: an address as above, or the directory of its Unix socket. */
export const listenAddressOrDirectory: SettingValue<string> = {
  takes: `${listenAddress.takes}, or the path of a directory for Unix sockets, such as /run/chancery, of at most ${longestDirectory} bytes`,
  parse: (text) => {
    if (!isAbsolute(text)) return listenAddress.parse(text);
    const directory = resolve(text);
    return Buffer.byteLength(directory) <= longestDirectory ? directory : undefined;
  },
};

/** Text that only has to be there. */
export const text: SettingValue<string> = { takes: 'text', parse: (value) => value };

/** One of a few words. */
export function oneOf<const T extends string>(...words: readonly T[]): SettingValue<T> {
  return {
    takes: `one of ${words.join(', ')}`,
    parse: (value) => words.find((word) => word === value),
  };
}

/** An absolute address with one of the schemes, kept as it was written. */
export function address(example: string, ...schemes: readonly string[]): SettingValue<string> {
  return {
    takes: `an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}, such as ${example}`,
    parse: (value) => {
      const url = URL.canParse(value) ? new URL(value) : undefined;
      return url && schemes.includes(url.protocol.slice(0, -1)) ? value : undefined;
    },
  };
}

/** Scheme, host and port alone; returned without a closing slash. */
export const origin: SettingValue<string> = {
  takes: 'an http or https origin without a path, such as https://www.example.com',
  parse: (value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    return value === url.origin || value === `${url.origin}/` ? url.origin : undefined;
  },
};
