import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SettingValue } from './setting-values.ts';

/** What signs mails (RFC 6376), as the library that sends them names it. */
export interface Dkim {
  readonly domainName: string;
  readonly keySelector: string;
  /** PEM. */
  readonly privateKey: string;
}

/** The selector below which the public key stands in the name server, and a file with the private one. */
export function dkimKey(mailFrom: string): SettingValue<Dkim> {
  return {
    takes: 'a selector and a file with a private key in PEM, such as mail2026:/etc/chancery/dkim.pem',
    parse: (text) => {
      const [, keySelector = '', file = ''] = /^([a-z0-9.-]{1,63}):(.+)$/i.exec(text) ?? [];
      const domainName = /@([\w.-]+)/.exec(mailFrom)?.[1];
      try {
        const privateKey = readFileSync(file, 'utf8');
        createPrivateKey(privateKey);
        return domainName === undefined ? undefined : { domainName, keySelector, privateKey };
      } catch {
        return undefined;
      }
    },
  };
}

/** Mails in bulk to one domain in a minute. */
export const mailsPerMinute: SettingValue<number> = {
  takes: 'a whole number of mails from 1 to 100000',
  parse: (text) => (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= 100_000 ? Number(text) : undefined),
};

/** What proves that a bounce was told by the provider that was given it. */
export const mailEventsKey: SettingValue<string> = {
  takes: 'at least 32 letters, digits, dashes or underscores',
  parse: (text) => (/^[\w-]{32,200}$/.test(text) ? text : undefined),
};

/** Where clamd listens: a port, or a Unix socket. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Where the scanner of files that visitors send is reached. */
export const clamdAddress: SettingValue<ClamdAddress> = {
  takes: 'an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
  parse: (text) => {
    if (/^unix:\/./.test(text)) return { path: text.slice('unix:'.length) };
    const [, host = '', port = ''] = /^tcp:\/\/\[?([\w.:-]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
    return host !== '' && Number(port) > 0 && Number(port) < 65_536
      ? { host, port: Number(port) }
      : undefined;
  },
};

/** Who counts visits. */
export interface VisitCounter {
  readonly style: 'plausible' | 'matomo';
  /** Where it takes them, without a query. */
  readonly address: string;
  /** By which name or number it knows this site. */
  readonly site: string;
}

/** Who is told of errors, as Sentry's clients tell it: its DSN taken apart. */
export interface ErrorReceiver {
  /** Where it takes envelopes. */
  readonly address: string;
  /** The public key, which allows to send and nothing else. */
  readonly key: string;
}

/**
 * The address of who counts visits: Plausible's ends in `/event`, Matomo's in `.php`.
 *
 * @param siteOrigin whose name Plausible knows the site by unless the address says another one
 */
export function visitCounter(siteOrigin: string): SettingValue<VisitCounter> {
  return {
    takes:
      'an address that starts with http:// or https://, a Plausible-style https://plausible.example.com/api/event ' +
      '(with ?domain=www.example.com where the site has another name there) or a Matomo-style ' +
      'https://matomo.example.com/matomo.php?idsite=1',
    parse: (text) => {
      const url = webAddress(text);
      if (url?.username !== '') return undefined;
      const style = /\/event$/.test(url.pathname) ? 'plausible' : 'matomo';
      if (style === 'matomo' && !url.pathname.endsWith('.php')) return undefined;
      const { [style]: named } = names;
      const site = url.searchParams.get(named.parameter) ?? named.otherwise(siteOrigin);
      const isNamed = [...url.searchParams.keys()].every((name) => name === named.parameter);
      if (!isNamed || !named.form.test(site)) return undefined;
      return { style, address: `${url.origin}${url.pathname}`, site };
    },
  };
}

/** How each of them is told which site it is. */
const names = {
  plausible: {
    parameter: 'domain',
    form: /^[\w.:/-]{1,200}$/,
    otherwise: (origin: string) => new URL(origin).hostname,
  },
  matomo: { parameter: 'idsite', form: /^[1-9]\d{0,8}$/, otherwise: () => '' },
} as const;

/** A DSN of Sentry or of what speaks as it does. */
export const errorReceiver: SettingValue<ErrorReceiver> = {
  takes:
    'a Sentry-compatible DSN, https://<public key>@errors.example.com/<number of a project>, without a secret: browsers ' +
    'are told it',
  parse: (text) => {
    const url = webAddress(text);
    const path = url && /^(.*)\/(\d+)$/.exec(url.pathname);
    if (!path || url.password !== '' || url.search !== '' || !/^\w{1,64}$/.test(url.username))
      return undefined;
    const [, folder, project] = path;
    return { address: `${url.origin}${folder}/api/${project}/envelope/`, key: url.username };
  },
};

/** A share of a whole. */
export const share: SettingValue<number> = {
  takes: 'a number from 0 to 1, such as 0.25',
  parse: (text) => (/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/.test(text) ? Number(text) : undefined),
};

function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.hash === '' ? url : undefined;
}
