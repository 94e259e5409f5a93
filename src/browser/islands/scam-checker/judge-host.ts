import { resemblance } from './resemblance.ts';
import { cannotTell, type Genuine, type Judgement, notOurs, ours } from './verdict.ts';

/** Where everybody can have an address in a minute. */
const freeMail = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk hotmail.fr live.com msn.com yahoo.com yahoo.co.uk yahoo.fr
  icloud.com me.com aol.com proton.me protonmail.com gmx.com gmx.de gmx.net web.de mail.com mail.ru yandex.ru yandex.com
  zoho.com tutanota.com tuta.com orange.fr wanadoo.fr free.fr laposte.net sfr.fr qq.com foxmail.com 163.com 126.com yeah.net
  sina.com sina.cn sohu.com aliyun.com 139.com 189.cn btinternet.com sky.com virginmedia.com ziggo.nl kpnmail.nl t-online.de`.split(
    /\s+/,
  ),
);

/** Characters that are not seen, or that turn the direction of those beside them. */
const unseen = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** Nothing else is ever compared with our list. */
const plain = /^[a-z0-9.-]+$/;

/** ASCII letters alone: `toLowerCase` also turns the Kelvin sign into a k. */
const smallLetters = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

interface Place {
  /** After an @, or of a site. */
  readonly of: 'address' | 'site';
}

/** Judges a domain as it was written, without anything before or after it. */
export function judgeHost(written: string, genuine: Genuine, { of }: Place): Judgement {
  if (unseen.test(written)) return notOurs('hidden');
  const host = smallLetters(written).replace(/\.$/, '');
  if (genuine.known.some(({ value }) => value === host)) return notOurs('known');
  if (!plain.test(host)) return notOurs(resemblance(host, genuine) ? 'characters' : 'otherDomain');
  const list = of === 'address' ? [genuine.domain] : genuine.hosts;
  if (list.includes(host)) return ours(of === 'address' ? 'ourAddress' : 'ourSite');
  if (host === genuine.domain || host.endsWith(`.${genuine.domain}`)) return cannotTell('unlistedHost');
  const alike = resemblance(host, genuine);
  if (alike) return notOurs(alike);
  if (host.split('.').some((label) => label.startsWith('xn--'))) return notOurs('encoded');
  return notOurs(freeMail.has(host) ? 'freeMail' : 'otherDomain');
}
